import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../../lib/copy/auth.ts'
import { hasFlag } from '../../../../lib/query-flag.ts'
import { hasLogin, readSession, refreshSession, writeSession } from '../../../api/session-store.ts'
import { flashLongStayMs, showFlash } from '../../../shared/flash.ts'
import { forgetLogin } from '../../../shared/logout.ts'
import { type ArrivalState, readArrival } from '../arrival-state.ts'
import { type LoginNotice, loginNotice } from './login-notice.ts'

/**
 * Whether /login was opened for the lack of a login, or restored by a step back or by a browser that had put the tab to
 * rest. A login that is stored there is a new one, of another tab.
 */
function useIsLedHere({ from }: ArrivalState): boolean {
  const { state } = useLocation()
  const type = useNavigationType()
  if (type === NavigationType.Pop) return state !== null
  return type === NavigationType.Replace && from !== undefined
}

/** Clears the login (AUTH-05, AUTH-76). Returns the panel of its mail if it was only a sign-up (D-116). */
function endStoredLogin(): Pick<ArrivalState, 'email' | 'mailSent'> {
  const { uid, unconfirmed } = readSession()
  forgetLogin()
  return unconfirmed !== undefined && uid ? { email: uid, mailSent: true } : {}
}

/**
 * Handles the arrival at /login: reads the message of the last session, then clears the storage. A login that failed
 * without having ended stays (D-113), and a new login of another tab opens the page again. Shows the flash of a sign-up
 * for ten seconds, once (AUTH-06 to AUTH-10). Returns the notice that stays on the page.
 */
export function useLoginArrival(): LoginNotice | null {
  const [params] = useSearchParams()
  const [notice] = useState(() => loginNotice(readSession().message))
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const arrival = readArrival(state)
  const isLedHere = useIsLedHere(arrival)

  /** Shows the flashes of the arrival, and notes in its state what must not show again. */
  const showArrival = (signUp: ReturnType<typeof endStoredLogin>) => {
    if (notice?.kind === 'flash') showFlash({ text: notice.lines.join(''), tone: 'error' })
    const showsMailSent = hasFlag(params, 'send_mail') && !arrival.mailSentShown
    if (showsMailSent) showFlash({ text: authCopy.login.mailSent, stayMs: flashLongStayMs })
    const next: ArrivalState = { ...arrival, ...signUp, ...(showsMailSent && { mailSentShown: true }) }
    if (showsMailSent || next.email !== arrival.email) void navigate(pathname + search, { replace: true, state: next })
  }
  const arrive = useEffectEvent(() => {
    writeSession({ message: null })
    const isStored = hasLogin(refreshSession())
    if (isStored && arrival.failed) return
    if (isStored && isLedHere) void navigate(arrival.from ?? '/home', { replace: true })
    else showArrival(endStoredLogin())
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
