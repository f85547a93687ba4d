import { useEffect, useEffectEvent, useState } from 'react'

/** Time to undo a like that spends a purchased one (D-74). */
const undoMs = 5_000

/** A like that the page shows as sent. */
export interface GivenLike {
  readonly uuid: string
  /** Reverts what the page shows. */
  readonly takeBack: () => void
}

/** Holds a like that can be undone for {@link undoMs}, then sends it; leaving the page sends it too (D-74). */
export function useHeldLike(send: (given: GivenLike) => void) {
  const [held, setHeld] = useState<GivenLike | null>(null)
  const release = () => {
    if (held) send(held)
    setHeld(null)
  }
  const releaseInTime = useEffectEvent(release)
  useEffect(() => {
    if (!held) return undefined
    const timer = setTimeout(releaseInTime, undoMs)
    return () => clearTimeout(timer)
  }, [held])
  useEffect(() => {
    const leave = () => releaseInTime()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const undo = () => {
    held?.takeBack()
    setHeld(null)
  }
  return { hold: setHeld, release, undo: held && undo }
}
