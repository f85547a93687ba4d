import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readProfileIntent, type ProfileIntent } from '../../shared/profile-intent.ts'

/** Carries out what was decided where the profile was opened from, once: not again after a reload or a way back. */
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
