import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { hasLogin, readSession, refreshSession, writeSession } from '../../api/session-store.ts'
import { flashLongStayMs, showFlash } from '../../shared/flash.ts'
import { forgetLogin } from '../../shared/logout.ts'
import { type ArrivalState, readArrival } from './arrival-state.ts'
import { type LoginNotice, loginNotice } from './login-notice.ts'

/**
 * Handles arrival at /login: reads the last session's message, then clears all storage (AUTH-05, AUTH-76). A page whose
 * login was refused has cleared it; a login that another tab has stored since is a new one, and the page opens again. So it
 * does after a step back, and when the browser loads a tab again that it had put to rest.
 * Shows the sign-up flash for ten seconds, once (AUTH-06 to AUTH-10). A sign-up whose pages were left for another one
 * gets the panel of its mail here (D-116). Returns the notice that stays on the page.
 */
export function useLoginArrival(): LoginNotice | null {
  const [params] = useSearchParams()
  const [notice] = useState(() => loginNotice(readSession().message))
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const arrival = readArrival(state)
  const type = useNavigationType()
  const isRestored = type === NavigationType.Pop && state !== null
  const isLed = type === NavigationType.Replace && arrival.from !== undefined

  const arrive = useEffectEvent(() => {
    const { from = '/home', failed, mailSentShown = false } = arrival
    writeSession({ message: null })
    // The login may be valid and stays (D-113); without one, nothing is left to keep.
    if (failed && hasLogin(refreshSession())) return
    if ((isLed || isRestored) && hasLogin(refreshSession())) return void navigate(from, { replace: true })
    const { uid, unconfirmed } = readSession()
    forgetLogin()
    if (notice?.kind === 'flash') showFlash({ text: notice.lines.join(''), tone: 'error' })
    const showsMailSent = hasFlag(params, 'send_mail') && !mailSentShown
    if (showsMailSent) showFlash({ text: authCopy.login.mailSent, stayMs: flashLongStayMs })
    const signedUp = unconfirmed !== undefined && uid ? { email: uid, mailSent: true } : {}
    const next: ArrivalState = { ...arrival, ...signedUp, ...(showsMailSent && { mailSentShown: true }) }
    if (showsMailSent || next.email !== arrival.email) void navigate(pathname + search, { replace: true, state: next })
  })
  // Once: React repeats the effects of a page that was hidden for a moment, and a login may be stored by then. Before
  // the page is seen, so that no press comes first.
  const arrived = useRef(false)
  useLayoutEffect(() => {
    if (!arrived.current) arrive()
    arrived.current = true
  }, [])

  return notice?.kind === 'flash' ? null : notice
}
