import { useEffect, useRef, useState } from 'react'
import { openPresenterLink, type PresenterLink, type PresenterMessage } from '../presenter-link.ts'

interface StageState {
  /** `none`: no window shows a stage. */
  readonly place: 'none' | 'open' | 'presenting'
  /** Since when, epoch milliseconds. */
  readonly since: number | null
  readonly problem: string | null
}

const nobody: StageState = { place: 'none', since: null, problem: null }

/** What the stage in the other window is doing, and the way to tell it something. */
export function useStage(): StageState & { tell: (message: PresenterMessage) => void } {
  const [stage, setStage] = useState(nobody)
  const link = useRef<PresenterLink>(undefined)
  useEffect(() => {
    const open = openPresenterLink((message) => {
      if (message.kind === 'gone') setStage(nobody)
      if (message.kind !== 'stage') return
      const { since, problem } = message
      setStage({ place: since === null ? 'open' : 'presenting', since, problem })
    })
    link.current = open
    open.tell({ kind: 'ask' })
    return open.close
  }, [])
  return { ...stage, tell: (message) => link.current?.tell(message) }
}
