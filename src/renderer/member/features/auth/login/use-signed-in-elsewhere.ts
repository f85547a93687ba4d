import { useEffect, useState } from 'react'
import { hasLogin, refreshSession } from '../../../api/session-store.ts'

/** Whether another tab has logged in while /login was open here. */
export function useSignedInElsewhere(): boolean {
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    const look = () => setSignedIn(hasLogin(refreshSession()))
    // A page in the back-forward cache receives no storage events.
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && look()
    // Storage events come from other tabs only.
    window.addEventListener('storage', look)
    window.addEventListener('pageshow', lookAgain)
    return () => {
      window.removeEventListener('storage', look)
      window.removeEventListener('pageshow', lookAgain)
    }
  }, [])
  return signedIn
}
