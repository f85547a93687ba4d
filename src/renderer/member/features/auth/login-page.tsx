import { useState } from 'react'
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
import { queryClient } from '../../api/queries.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { signInWrite } from '../../shared/outcome/writes/auth.ts'
import { readArrival } from './arrival-state.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { doorFailure, FormMessage, useDoorMessage } from './door-failure.tsx'
import { EmailInput } from './email-form.tsx'
import { LoginNoticeCard, useLoginArrival } from './login-arrival.tsx'
import { MailSentNotice, useResendConfirmation } from './resend-confirmation.tsx'
import { forgetSignUp } from './signed-up.ts'
import { StoredLogin, useSignedInElsewhere } from './stored-login.tsx'

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
  const signedIn = useSignedInElsewhere()
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
      <StoredLogin signedIn={signedIn} />
      {confirmed && !signedIn && (
        <Notice tone="good" live>
          {copy.confirmed}
        </Notice>
      )}
      {/* A refused login offers to send the mail again itself. */}
      {mailSent && email !== undefined && !barred && !signedIn && <MailSentNotice email={email} />}
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
