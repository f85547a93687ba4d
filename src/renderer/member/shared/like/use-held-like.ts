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

/** Release of each page that may hold a like. */
const heldBy = new Set<() => Promise<void>>()

/** Sends the held likes. Resolves after their responses, also of failures. */
export async function sendHeldLikes(): Promise<void> {
  await Promise.all(Array.from(heldBy, (release) => release()))
}

/** Holds a like that can be undone for {@link undoMs}, then sends it; leaving the page sends it too (D-74). */
export function useHeldLike(send: (given: GivenLike) => Promise<unknown>) {
  const [held, setHeld] = useState<HeldLike | null>(null)
  const release = async () => {
    // A login of another member closes the page too, and would send the like in that name.
    const given = held && !isOtherMember(held.uid) ? held : null
    setHeld(null)
    if (given) await send(given)
  }
  const releaseInTime = useEffectEvent(release)
  useEffect(() => {
    if (!held) return undefined
    const timer = setTimeout(releaseInTime, undoMs)
    return () => clearTimeout(timer)
  }, [held])
  useEffect(() => {
    const sendNow = () => releaseInTime()
    const leave = () => void sendNow()
    heldBy.add(sendNow)
    window.addEventListener('pagehide', leave)
    return () => {
      heldBy.delete(sendNow)
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
