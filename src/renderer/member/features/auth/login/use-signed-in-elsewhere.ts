import { useEffect, useState } from 'react'
import { hasLogin, refreshSession } from '../../../api/session-store.ts'

/** Whether another tab has logged in while /login was open here. */
export function useSignedInElsewhere(): boolean {
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    // Storage events come from other tabs only.
    const look = () => setSignedIn(hasLogin(refreshSession()))
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [])
  return signedIn
}
