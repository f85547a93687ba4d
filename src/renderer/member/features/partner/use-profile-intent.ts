import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ProfileIntent, readProfileIntent } from '../../shared/profile-entry.ts'

/** Runs the decision made where the profile was opened, once. A reload or back navigation does not repeat it. */
export function useProfileIntent(act: (intent: ProfileIntent) => void): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const intent = readProfileIntent(state)
  const done = useRef(false)
  useEffect(() => {
    if (intent === null || done.current) return
    done.current = true
    void navigate({ pathname, search }, { replace: true, state: null })
    act(intent)
  }, [act, intent, navigate, pathname, search])
}
