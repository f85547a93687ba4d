import { Link } from 'react-router-dom'
import { authCopy } from '../../../../lib/copy/auth.ts'
import { formText } from '../../../../lib/form-text.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { PasswordInput } from '../../../../ui/form/password-input.tsx'
import { EmailInput } from '../email-form.tsx'
import { FormMessage } from '../form-message.tsx'
import { useResendConfirmation } from '../use-resend-confirmation.ts'
import type { Barred, useSignIn } from './use-sign-in.ts'

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
      {authCopy.login.toContact}
    </Button>
  )
}

/** Form of /login. Has no client-side checks: empty fields also go to the server (AUTH-16). */
export function LoginForm({ email, door }: { email: string | undefined; door: ReturnType<typeof useSignIn> }) {
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
        {authCopy.login.submit}
      </Button>
    </form>
  )
}
