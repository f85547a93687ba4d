import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formText } from '../../../lib/form-text.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { readArrival } from './arrival-state.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { EmailInput } from './email-form.tsx'
import { FormMessage } from './form-message.tsx'
import { LoginNoticeCard } from './login-notice-card.tsx'
import type { LoginNotice } from './login-notice.ts'
import { MailSentNotice } from './mail-sent-notice.tsx'
import { StoredLogin } from './stored-login.tsx'
import { useLoginArrival } from './use-login-arrival.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'
import { type Barred, useSignIn } from './use-sign-in.ts'
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts'

const copy = authCopy.login

/** Query of /login for /signup: advertising parameters, not the flag of a mail (TRACK-10). */
function signUpQuery(params: URLSearchParams): string {
  const remaining = new URLSearchParams(params)
  remaining.delete('send_mail')
  const query = remaining.toString()
  return query === '' ? '' : `?${query}`
}

/** What a member can do about the reason of a refused login (D-117). */
function WayOn({ reason, email }: Barred) {
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

/** Form of /login. Has no client-side checks: empty fields also go to the server (AUTH-16). */
function LoginForm({ email, door }: { email: string | undefined; door: ReturnType<typeof useSignIn> }) {
  const { signIn, isPending, message, isRefused, forgive, barred } = door
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = new FormData(event.currentTarget)
    signIn({ email: formText(form, 'email'), password: formText(form, 'password') })
  }
  const marks = { 'aria-invalid': isRefused || undefined, 'aria-describedby': 'login-message' }
  return (
    <form method="post" noValidate onSubmit={submit} onInput={forgive} className="grid gap-4.5">
      <Field label={authCopy.field.email}>
        {/* A new input when the arrival has found the address of a sign-up. */}
        <EmailInput key={email} autoComplete="username" defaultValue={email} {...marks} />
      </Field>
      <Field label={authCopy.field.password}>
        <PasswordInput name="password" autoComplete="current-password" {...marks} />
      </Field>
      <FormMessage id="login-message" lines={message} />
      {barred && <WayOn {...barred} />}
      <Button type="submit" busy={isPending}>
        {copy.submit}
      </Button>
    </form>
  )
}

interface ArrivalNoticesProps {
  notice: LoginNotice | null
  /** Whether a login was refused for a reason of the member, which then offers to send the mail again itself. */
  isBarred: boolean
}

/** What became of the last login or sign-up, above the form. A login of another tab makes the rest untrue. */
function ArrivalNotices({ notice, isBarred }: ArrivalNoticesProps) {
  const signedIn = useSignedInElsewhere()
  const { email, mailSent, confirmed } = readArrival(useLocation().state)
  return (
    <>
      {notice && <LoginNoticeCard notice={notice} />}
      <StoredLogin signedIn={signedIn} />
      {confirmed && !signedIn && (
        <Notice tone="good" live>
          {copy.confirmed}
        </Notice>
      )}
      {mailSent && email !== undefined && !isBarred && !signedIn && <MailSentNotice email={email} />}
    </>
  )
}

/** Page /login (AUTH-01 to AUTH-17): what became of the last login, the form, and the ways of a guest. */
export function LoginPage() {
  const notice = useLoginArrival()
  const [params] = useSearchParams()
  const { email } = readArrival(useLocation().state)
  const door = useSignIn()
  const hasAdultsNote = notice?.kind !== 'alarm' && door.barred?.reason !== 'under_age'
  return (
    <AuthPageFrame>
      <div className="mb-1.5 grid justify-items-center gap-3.5 text-center">
        <h1 aria-label={copy.title}>
          <Brand layout="stage" />
        </h1>
        <p className="text-s phrase text-ink-2">
          {commonCopy.tagline}
          {hasAdultsNote && (
            <>
              <br />
              {commonCopy.adultsOnly}
            </>
          )}
        </p>
      </div>
      <ArrivalNotices notice={notice} isBarred={door.barred !== null} />
      <LoginForm email={email} door={door} />
      <Button tone="quiet" render={<Link to={`/signup${signUpQuery(params)}`} />}>
        {copy.toSignUp}
      </Button>
      <p className="text-center">
        <TextLink render={<Link to="/forget_password" />}>{copy.toForgetPassword}</TextLink>
      </p>
    </AuthPageFrame>
  )
}
