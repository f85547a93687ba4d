import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { signInEndpoint } from '../../../../contract/calls/auth.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formText } from '../../../lib/text.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput, TextInput } from '../../../ui/form/text-input.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { readArrival } from './arrival-state.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { FormMessage } from './form-message.tsx'
import { LoginNoticeCard } from './login-notice-card.tsx'
import { MailSentNotice } from './mail-sent-notice.tsx'
import { signInFailure } from './sign-in-failure.ts'
import { useLoginArrival } from './use-login-arrival.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'
import { useTimedMessage } from './use-timed-message.ts'

const copy = authCopy.login

/** /login (AUTH-01 to AUTH-17). There is no client check: even empty fields go to the server (AUTH-16). */
export function LoginPage() {
  const notice = useLoginArrival()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { email, confirmed } = readArrival(state)
  const queryClient = useQueryClient()
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

  const submit = (event: FormEvent<HTMLFormElement>) => {
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
      {confirmed && (
        <Notice tone="good" live>
          {copy.confirmed}
        </Notice>
      )}
      {email !== undefined && <MailSentNotice email={email} />}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        onInput={() => setRefused(false)}
        className="grid gap-4.5"
      >
        <Field label={authCopy.field.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            foldWidth
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
