import { useEffect, useState } from 'react'
import { readOpened, rememberOpened } from './opened.ts'
import { type Candidates, nextOpening, type Opening } from './queue.ts'

/**
 * Opens the one dialog of this visit (D-101). `next` is null for none and undefined until it is decided; `current` is the
 * dialog on screen. `quiet` opens nothing, because a receipt stands on the page (D-112).
 */
export function useOpening(candidates: Candidates, quiet: boolean, nowMs: number) {
  const [opened, setOpened] = useState(readOpened)
  const [current, setCurrent] = useState<Opening | null>(null)
  const next = nextOpening(candidates, { ...opened, thisVisit: opened.thisVisit || quiet }, nowMs)
  if (next) {
    setOpened({ thisVisit: true, lastSaleMs: next === 'sale' ? nowMs : opened.lastSaleMs })
    setCurrent(next)
  }
  // Its cause may go meanwhile, e.g. an announcement that was confirmed on another device.
  if (current && candidates[current] === false) setCurrent(null)
  // The receipt is the opening of this visit, also after it is closed.
  if (quiet && !opened.thisVisit) setOpened({ ...opened, thisVisit: true })
  const remembered = current ?? (quiet ? 'receipt' : null)
  useEffect(() => {
    if (remembered) rememberOpened(remembered)
  }, [remembered])
  return {
    next,
    current,
    open: setCurrent,
    close: () => setCurrent(null),
    /** Notes that a gained rank was played, which is an opening too (D-72). */
    noteRankPlayed: () => {
      rememberOpened('rank')
      setOpened(readOpened())
    },
  }
}
