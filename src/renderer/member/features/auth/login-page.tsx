import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useSearchParams, Link, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { endedSessionCopy, commonCopy } from '../../../lib/copy/common.ts'
import { formText } from '../../../lib/form-text.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/text-input.tsx'
import { queryClient } from '../../api/queries.ts'
import { hasLogin, readSession, refreshSession, writeSession } from '../../api/session-store.ts'
import { flashLongStayMs, showFlash } from '../../shared/flash.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { logoutFailedMessage, forgetLogin } from '../../shared/logout.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { signInWrite } from '../../shared/outcome/writes/auth.ts'
import { MailSentNotice, useResendConfirmation } from './after-sign-up-page.tsx'
import {
  type ArrivalState,
  AuthPageFrame,
  doorFailure,
  EmailInput,
  FormMessage,
  readArrival,
  useDoorMessage,
} from './form-parts.tsx'
import { forgetSignUp } from './signed-up.ts'
import { StoredLogin } from './stored-login.tsx'

export interface LoginNotice {
  readonly lines: readonly string[]
  /** `alarm` and `info` stay until the page closes; `flash` disappears. */
  readonly kind: 'alarm' | 'info' | 'flash'
}

/** Returns the notice for the message stored by the last session (AUTH-71, AUTH-73, AUTH-75, GATE-23). */
export function loginNotice(message: string | undefined): LoginNotice | null {
  if (!message) return null
  // oxlint-disable house/no-text-protocol -- the specification stores the text itself (AUTH-71, AUTH-75)
  if (message === logoutFailedMessage) return { lines: [authCopy.login.logoutFailed], kind: 'flash' }
  if (message === endedSessionCopy.underAge) return { lines: [message, authCopy.login.underAgeLong], kind: 'alarm' }
  if (message === endedSessionCopy.expired) return { lines: [message], kind: 'info' }
  // oxlint-enable house/no-text-protocol
  return { lines: [message], kind: 'alarm' }
}

/**
 * Handles arrival at /login: reads the last session's message, then clears all storage (AUTH-05, AUTH-76). A page whose
 * login was refused has cleared it; a login that another tab has stored since is a new one, and the page opens again.
 * Shows the sign-up flash for ten seconds, once (AUTH-06 to AUTH-10). A sign-up whose pages were left for another one
 * gets the panel of its mail here (D-116). Returns the notice that stays on the page.
 */
export function useLoginArrival(): LoginNotice | null {
  const [params] = useSearchParams()
  const [notice] = useState(() => loginNotice(readSession().message))
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const arrival = readArrival(state)
  // Not after a reload or a step back.
  const isLed = useNavigationType() === NavigationType.Replace

  const arrive = useEffectEvent(() => {
    const { from, failed, mailSentShown = false } = arrival
    writeSession({ message: null })
    // The login may be valid and stays (D-113); without one, nothing is left to keep.
    if (failed && hasLogin(refreshSession())) return
    if (isLed && from !== undefined && hasLogin(refreshSession())) return void navigate(from, { replace: true })
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

/** Notice of the last session, above the form until the page closes (AUTH-75). */
export function LoginNoticeCard({ notice: { lines, kind } }: { notice: LoginNotice }) {
  const [title, ...rest] = lines
  return (
    <Notice live tone={kind === 'alarm' ? 'alarm' : 'info'} title={<span className="text-s">{title}</span>}>
      {rest.length > 0 && rest.join('')}
    </Notice>
  )
}

const copy = authCopy.login

/** Query of /login for /signup: advertising parameters, not the flag of a mail (TRACK-10). */
function signUpQuery(params: URLSearchParams): string {
  const remaining = new URLSearchParams(params)
  remaining.delete('send_mail')
  const query = remaining.toString()
  return query === '' ? '' : `?${query}`
}

/** What a member can do about the reason of a refused login (D-117). */
function WayOn({ reason, email }: { reason: string; email: string }) {
  const { busy, resend } = useResendConfirmation()
  if (reason === 'unconfirmed') {
    return (
      <Button tone="quiet" size="m" wide busy={busy} onClick={() => resend(email)}>
        {authCopy.resend.submit}
      </Button>
    )
  }
  return (
    <Button tone="quiet" size="m" wide render={<Link to="/about/law" />}>
      {copy.toContact}
    </Button>
  )
}

/** Page /login (AUTH-01 to AUTH-17). Has no client-side checks: empty fields also go to the server (AUTH-16). */
export function LoginPage() {
  const notice = useLoginArrival()
  const leadOn = useLeadOn()
  const [params] = useSearchParams()
  const { email, mailSent, confirmed } = readArrival(useLocation().state)
  const [message, setMessage] = useDoorMessage()
  const [refused, setRefused] = useState(false)
  const [barred, setBarred] = useState<{ reason: string; email: string } | null>(null)
  const signIn = useWrite(signInWrite, {
    call: { login: {}, storeLogin: true },
    onSuccess: () => {
      forgetSignUp()
      queryClient.clear()
      // Elsewhere the menu of members shows that the login is there.
      void leadOn('/home', null, { replace: true })
    },
    onError: (error, { email: tried }) => {
      const failure = doorFailure(error)
      setRefused(!failure.lasting)
      setBarred(error.reason === '' ? null : { reason: error.reason, email: tried })
      setMessage(failure)
    },
    failureOf: (error) => doorFailure(error).lines.join(''),
  })

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signIn.isPending) return
    const form = new FormData(event.currentTarget)
    setMessage(null)
    setBarred(null)
    signIn.mutate({ email: formText(form, 'email'), password: formText(form, 'password') })
  }

  return (
    <AuthPageFrame>
      <div className="mb-1.5 grid justify-items-center gap-3.5 text-center">
        <h1 aria-label={copy.title}>
          <Brand layout="stage" />
        </h1>
        <p className="text-s phrase text-ink-2">
          {commonCopy.tagline}
          {notice?.kind !== 'alarm' && barred?.reason !== 'under_age' && (
            <>
              <br />
              {commonCopy.adultsOnly}
            </>
          )}
        </p>
      </div>
      {notice && <LoginNoticeCard notice={notice} />}
      <StoredLogin />
      {confirmed && (
        <Notice tone="good" live>
          {copy.confirmed}
        </Notice>
      )}
      {/* A refused login offers to send the mail again itself. */}
      {mailSent && email !== undefined && !barred && <MailSentNotice email={email} />}
      <form method="post" noValidate onSubmit={submit} onInput={() => setRefused(false)} className="grid gap-4.5">
        <Field label={authCopy.field.email}>
          <EmailInput
            // A new form when the arrival has found the address of a sign-up.
            key={email}
            autoComplete="username"
            defaultValue={email}
            aria-invalid={refused || undefined}
            aria-describedby="login-message"
          />
        </Field>
        <Field label={authCopy.field.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            aria-invalid={refused || undefined}
            aria-describedby="login-message"
          />
        </Field>
        <FormMessage id="login-message" lines={message} />
        {barred && <WayOn {...barred} />}
        <Button type="submit" busy={signIn.isPending}>
          {copy.submit}
        </Button>
      </form>
      <Button tone="quiet" render={<Link to={`/signup${signUpQuery(params)}`} />}>
        {copy.toSignUp}
      </Button>
      <p className="text-center">
        <TextLink render={<Link to="/forget_password" />}>{copy.toForgetPassword}</TextLink>
      </p>
    </AuthPageFrame>
  )
}
