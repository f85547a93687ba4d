import { useEffect, useEffectEvent, useState } from 'react'
import { readSession } from '../../api/session-store.ts'
import { isOtherMember } from '../outcome/is-other-member.ts'

/** Time to undo a like that spends a purchased one (D-74). */
const undoMs = 5_000

/** A like that the page shows as sent. */
export interface GivenLike {
  readonly uuid: string
  /** Reverts what the page shows. */
  readonly takeBack: () => void
}

interface HeldLike extends GivenLike {
  /** The member who gave it. */
  readonly uid: string | undefined
}

/** Holds a like that can be undone for {@link undoMs}, then sends it; leaving the page sends it too (D-74). */
export function useHeldLike(send: (given: GivenLike) => void) {
  const [held, setHeld] = useState<HeldLike | null>(null)
  const release = () => {
    // A login of another member closes the page too, and would send the like in that name.
    if (held && !isOtherMember(held.uid)) send(held)
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
  const hold = (given: GivenLike) => setHeld({ ...given, uid: readSession().uid })
  return { hold, release, undo: held && undo }
}
