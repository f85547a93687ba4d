import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useSearchParams, Link, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { signInEndpoint, requestPasswordResetEndpoint } from '../../../../contract/calls/auth.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { endedSessionCopy, commonCopy } from '../../../lib/copy/common.ts'
import { formText } from '../../../lib/forms.ts'
import { hasFlag } from '../../../lib/page-hooks.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/text-input.tsx'
import { TextLink } from '../../../ui/navigation/page-body.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { useEndpointMutation, queryClient } from '../../api/queries.ts'
import { hasLogin, readSession, refreshSession, writeSession, type Session } from '../../api/session-store.ts'
import { flashLongStayMs, showFlash } from '../../shared/flash.ts'
import { logoutFailedMessage, forgetLogin } from '../../shared/logout.ts'
import { usePasswordChange } from '../../shared/parts/password-section.tsx'
import { MailSentNotice, useResendConfirmation } from './after-sign-up-page.tsx'
import { readArrival, AuthPageFrame, EmailInput, FormMessage, useTimedMessage, EmailForm } from './form-parts.tsx'
import { StoredLogin } from './stored-login.tsx'

/** Returns the fixed message (AUTH-13), then the server's reason (API-02) or a line about the connection, if any. */
export function signInFailure(error: ApiError): string[] {
  if (error.network) return [authCopy.login.failed, commonCopy.state.loadFailedHint]
  const reason = error.reason ? error.messages[0] : undefined
  return reason ? [authCopy.login.failed, reason] : [authCopy.login.failed]
}

export interface LoginNotice {
  readonly lines: readonly string[]
  /** `alarm` and `info` stay until the page closes; `flash` disappears. */
  readonly kind: 'alarm' | 'info' | 'flash'
}

/** Returns the notice for the message stored by the last session (AUTH-71, AUTH-73, AUTH-75, GATE-23). */
export function loginNotice(message: string | undefined): LoginNotice | null {
  if (!message) return null
  if (message === logoutFailedMessage) return { lines: [authCopy.login.logoutFailed], kind: 'flash' }
  if (message === endedSessionCopy.underAge) return { lines: [message, authCopy.login.underAgeLong], kind: 'alarm' }
  if (message === endedSessionCopy.expired) return { lines: [message], kind: 'info' }
  return { lines: [message], kind: 'alarm' }
}

/**
 * Handles arrival at /login: reads the last session's message, then clears all storage (AUTH-05, AUTH-76). A page whose
 * login was refused has cleared it; a login that another tab has stored since is a new one, and the page opens again.
 * Shows the sign-up flash for ten seconds (AUTH-06 to AUTH-10). Returns the notice that stays on the page.
 */
export function useLoginArrival(): LoginNotice | null {
  const [params] = useSearchParams()
  const mailSent = hasFlag(params, 'send_mail')
  const [notice] = useState(() => loginNotice(readSession().message))
  const navigate = useNavigate()
  const { from, failed } = readArrival(useLocation().state)
  // Not after a reload or a step back.
  const isLed = useNavigationType() === NavigationType.Replace

  const arrive = useEffectEvent(() => {
    writeSession({ message: null })
    // The login may be valid and stays (D-113); without one, nothing is left to keep.
    if (failed && hasLogin(refreshSession())) return
    if (isLed && from !== undefined && hasLogin(refreshSession())) return void navigate(from, { replace: true })
    forgetLogin()
    if (notice?.kind === 'flash') showFlash({ text: notice.lines.join(''), tone: 'error' })
  })
  // Once: React repeats the effects of a page that was hidden for a moment, and a login may be stored by then. Before
  // the page is seen, so that no press comes first.
  const arrived = useRef(false)
  useLayoutEffect(() => {
    if (!arrived.current) arrive()
    arrived.current = true
  }, [])

  useEffect(() => {
    if (mailSent) showFlash({ text: authCopy.login.mailSent, stayMs: flashLongStayMs })
  }, [mailSent])

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

/** Page /login (AUTH-01 to AUTH-17). Has no client-side checks: empty fields also go to the server (AUTH-16). */
export function LoginPage() {
  const notice = useLoginArrival()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { email, confirmed } = readArrival(state)
  const [message, setMessage] = useTimedMessage()
  const [refused, setRefused] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const { busy: resending, resend } = useResendConfirmation()
  const signIn = useEndpointMutation(signInEndpoint, {
    call: { login: {}, storeLogin: true },
    onSuccess: () => {
      queryClient.clear()
      void navigate('/home', { replace: true })
    },
    onError: (error, { email: tried }) => {
      setRefused(true)
      setUnconfirmed(error.reason === 'unconfirmed' && typeof tried === 'string' ? tried : null)
      setMessage(signInFailure(error))
    },
  })

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signIn.isPending) return
    const form = new FormData(event.currentTarget)
    setMessage(null)
    setUnconfirmed(null)
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
          {notice?.kind !== 'alarm' && (
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
      {email !== undefined && <MailSentNotice email={email} />}
      <form method="post" noValidate onSubmit={submit} onInput={() => setRefused(false)} className="grid gap-4.5">
        <Field label={authCopy.field.email}>
          <EmailInput autoComplete="username" aria-invalid={refused || undefined} aria-describedby="login-message" />
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
        {unconfirmed !== null && (
          <Button tone="quiet" size="m" wide busy={resending} onClick={() => resend(unconfirmed)}>
            {authCopy.resend.submit}
          </Button>
        )}
        <Button type="submit" busy={signIn.isPending}>
          {copy.submit}
        </Button>
      </form>
      <Button tone="quiet" render={<Link to={`/signup${search}`} />}>
        {copy.toSignUp}
      </Button>
      <p className="text-center">
        <TextLink render={<Link to="/forget_password" />}>{copy.toForgetPassword}</TextLink>
      </p>
    </AuthPageFrame>
  )
}

const forgetCopy = authCopy.forgetPassword

const sent = () => showFlash({ text: forgetCopy.sent })

/** Page /forget_password: only an empty address blocks; the page stays after any response (AUTH-49 to AUTH-53). */
export function ForgetPasswordPage() {
  const request = useEndpointMutation(requestPasswordResetEndpoint, {
    onSuccess: sent,
    // 404 means an unknown address. It counts as sent, so the screen does not reveal members (D-69).
    onError: (error) => (error.status === 404 ? sent() : showFlash({ text: forgetCopy.failed, tone: 'error' })),
  })
  return (
    <AuthPageFrame title={forgetCopy.title} lead={[forgetCopy.lead]} toLogin={forgetCopy.toLogin}>
      <EmailForm
        label={authCopy.field.email}
        autoComplete="username"
        submitText={forgetCopy.submit}
        busy={request.isPending}
        onSubmit={(email) => request.mutate({ email, redirect_url: `${location.origin}/password_reset` })}
      />
    </AuthPageFrame>
  )
}

const resetCopy = authCopy.passwordReset

/** Form with two fields, checked by the server only (AUTH-58). The success message shows on /login (AUTH-62). */
export function PasswordResetForm({ login }: { login: Session }) {
  const { change, submit } = usePasswordChange(resetCopy.changed, login)
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-s text-ink-2">{resetCopy.lead}</p>
      {/* Lets password managers save the new password under the address. */}
      <input type="hidden" name="username" autoComplete="username" value={login.uid ?? ''} />
      <Field label={authCopy.field.newPassword} hint={resetCopy.hint}>
        <PasswordInput name="password" autoComplete="new-password" aria-describedby="reset-message" />
      </Field>
      <Field label={authCopy.field.newPasswordConfirmation}>
        <PasswordInput name="password_confirmation" autoComplete="new-password" />
      </Field>
      <FormMessage id="reset-message" lines={change.error ? [resetCopy.failed, ...change.error.messages] : null} />
      <Button type="submit" busy={change.isPending}>
        {resetCopy.submit}
      </Button>
    </form>
  )
}

/** Page /password_reset (AUTH-54 to AUTH-63). The link carries its own login; an incomplete link shows no form. */
export function PasswordResetPage() {
  const [params] = useSearchParams()
  const uid = params.get('uid')
  const client = params.get('client')
  const token = params.get('token')
  return (
    <AuthPageFrame title={resetCopy.title}>
      {uid && client && token ? (
        <PasswordResetForm login={{ uid, client, 'access-token': token }} />
      ) : (
        <>
          <p role="alert" className="text-alarm">
            {resetCopy.linkBroken}
          </p>
          <Button tone="quiet" render={<Link to="/forget_password" />}>
            {resetCopy.toForgetPassword}
          </Button>
        </>
      )}
    </AuthPageFrame>
  )
}
