import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formText } from '../../../lib/form-text.ts'
import { Button } from '../../../ui/base/button.tsx'
import { NewPasswordFields } from '../../shared/parts/new-password.tsx'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { FormMessage } from './form-message.tsx'
import { InlineLink } from './inline-link.tsx'
import { ConsentField, EmailField, SexField } from './sign-up-fields.tsx'
import { isEmailFormat, isSignUpOff, trackingParameters, type TrackingParameters } from './sign-up-rules.ts'
import { useSignUp } from './use-sign-up.ts'

const copy = authCopy.signUp

/** Page /signup (AUTH-18 to AUTH-44). */
export function SignUpPage() {
  const [params] = useSearchParams()
  return (
    <AuthPageFrame title={copy.title} lead={[copy.lead, commonCopy.adultsOnly]} toLogin={copy.toLogin}>
      <SignUpForm tracking={trackingParameters(params)} />
    </AuthPageFrame>
  )
}

/** Form of /signup. The client checks address, sex and consent (D-91, AUTH-38), the server the rest (D-68). */
function SignUpForm({ tracking }: { tracking: TrackingParameters }) {
  const [email, setEmail] = useState('')
  const [sex, setSex] = useState<Sex | null>(null)
  const [consent, setConsent] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const { signUp, isPending, message, isRefusal, refused, forgive, clear } = useSignUp()
  const address = email.trim()
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || isSignUpOff(consent, address)) return
    setSubmitted(true)
    clear()
    const form = event.currentTarget
    if (!isEmailFormat(address)) return focusOn(form, 'email')
    if (sex === null) return focusOn(form, 'sex')
    if (!consent) return focusOn(form, 'terms')
    const entered = new FormData(form)
    signUp({
      email: address,
      password: formText(entered, 'password'),
      password_confirmation: formText(entered, 'password_confirmation'),
      sex,
      ...tracking,
    })
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <EmailField value={email} wasSubmitted={submitted} onChange={setEmail} />
      <NewPasswordFields
        password={authCopy.field.password}
        confirmation={authCopy.field.passwordConfirmation}
        refused={refused}
        onChange={forgive}
      />
      <SexField showsMissing={submitted && sex === null} onChoose={setSex} />
      <ConsentField isGiven={consent} showsMissing={submitted && !consent} onChange={setConsent} />
      <FormMessage id="sign-up-message" lines={message} />
      {isRefusal && <AlreadyMember />}
      <Button type="submit" disabled={isSignUpOff(consent, address)} busy={isPending}>
        {copy.submit}
      </Button>
    </form>
  )
}

function focusOn(form: HTMLFormElement, name: 'email' | 'sex' | 'terms'): void {
  form.querySelector<HTMLElement>(`input[name=${name}]`)?.focus()
}

/** Leads on a member who signs up again. Stands below every refusal, which must not tell who is a member (D-118). */
function AlreadyMember() {
  const { before, login, between, reset, after } = copy.known
  return (
    <p className="text-s phrase text-ink-2">
      {before}
      <InlineLink to="/login">{login}</InlineLink>
      {between}
      <InlineLink to="/forget_password">{reset}</InlineLink>
      {after}
    </p>
  )
}
