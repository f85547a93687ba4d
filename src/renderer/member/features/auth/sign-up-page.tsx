import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formText } from '../../../lib/form-text.ts'
import { Button } from '../../../ui/base/button.tsx'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { FieldGroup, Field } from '../../../ui/form/field.tsx'
import { NewPasswordFields } from '../../shared/parts/new-password.tsx'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { FormMessage } from './door-failure.tsx'
import { EmailInput, isEmailFormat } from './email-form.tsx'
import { trackingParameters, isSignUpOff, type TrackingParameters } from './sign-up-rules.ts'
import { useSignUp } from './use-sign-up.ts'

const copy = authCopy.signUp

const parts = copy.consentParts

/** Look of a link within a sentence. */
const linkStyle = 'text-plum underline underline-offset-4'

/** Link to a legal page in a new tab (AUTH-22, AUTH-39). */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={linkStyle}>
      {children}
    </a>
  )
}

const knownCopy = copy.known

/** Leads on a member who signs up again. Stands below every refusal, which must not tell who is a member (D-118). */
function AlreadyMember() {
  return (
    <p className="text-s phrase text-ink-2">
      {knownCopy.before}
      <Link to="/login" className={linkStyle}>
        {knownCopy.login}
      </Link>
      {knownCopy.between}
      <Link to="/forget_password" className={linkStyle}>
        {knownCopy.reset}
      </Link>
      {knownCopy.after}
    </p>
  )
}

function focusOn(form: HTMLFormElement, name: 'email' | 'sex' | 'terms'): void {
  form.querySelector<HTMLElement>(`input[name=${name}]`)?.focus()
}

function SexField({ isMissing, onChoose }: { isMissing: boolean; onChoose: (sex: Sex) => void }) {
  return (
    <FieldGroup label={authCopy.field.sex} hint={copy.sexNote} error={isMissing ? copy.sexMissing : undefined}>
      <RadioGroup
        name="sex"
        layout="cards"
        className="grid-cols-2"
        options={[
          { value: String(Sex.man), label: authCopy.field.male },
          { value: String(Sex.woman), label: authCopy.field.female },
        ]}
        onValueChange={(value) => onChoose(value === String(Sex.man) ? Sex.man : Sex.woman)}
      />
    </FieldGroup>
  )
}

interface ConsentFieldProps {
  given: boolean
  isMissing: boolean
  onChange: (given: boolean) => void
}

/** Consent to the two legal pages, which its sentence links (AUTH-22, AUTH-39). */
function ConsentField({ given, isMissing, onChange }: ConsentFieldProps) {
  return (
    <Checkbox
      name="terms"
      checked={given}
      onChange={(event) => onChange(event.target.checked)}
      error={isMissing ? copy.consentMissing : undefined}
      label={
        <>
          <LegalLink to="/about/terms">{parts.terms}</LegalLink>
          {parts.between}
          <LegalLink to="/about/privacy">{parts.privacy}</LegalLink>
          {parts.rest}
        </>
      }
    />
  )
}

/** Form of /signup. The client checks address, sex and consent (D-91, AUTH-38), the server the rest (D-68). */
function SignUpForm({ tracking }: { tracking: TrackingParameters }) {
  const [email, setEmail] = useState('')
  const [sex, setSex] = useState<Sex | null>(null)
  const [consent, setConsent] = useState(false)
  const [left, setLeft] = useState(false)
  const [tried, setTried] = useState(false)
  const { signUp, isPending, message, isRefusal, refused, forgive, clear } = useSignUp()
  const address = email.trim()
  const badAddress = !isEmailFormat(address)
  /** While an address is typed for the first time it is no mistake yet. */
  const isAddressWrong = badAddress && (tried || (left && address !== ''))
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || isSignUpOff(consent, address)) return
    setTried(true)
    clear()
    const form = event.currentTarget
    if (badAddress) return focusOn(form, 'email')
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
      <Field
        label={authCopy.field.email}
        hint={address && badAddress && !isAddressWrong ? copy.emailHint : undefined}
        error={isAddressWrong ? copy.emailHint : undefined}
      >
        <EmailInput
          autoComplete="username"
          placeholder={authCopy.field.emailPlaceholder}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      <NewPasswordFields
        password={authCopy.field.password}
        confirmation={authCopy.field.passwordConfirmation}
        refused={refused}
        onChange={forgive}
      />
      <SexField isMissing={tried && sex === null} onChoose={setSex} />
      <ConsentField given={consent} isMissing={tried && !consent} onChange={setConsent} />
      <FormMessage id="sign-up-message" lines={message} />
      {isRefusal && <AlreadyMember />}
      <Button type="submit" disabled={isSignUpOff(consent, address)} busy={isPending}>
        {copy.submit}
      </Button>
    </form>
  )
}

/** Page /signup (AUTH-18 to AUTH-44). */
export function SignUpPage() {
  const [params] = useSearchParams()
  return (
    <AuthPageFrame title={copy.title} lead={[copy.lead, commonCopy.adultsOnly]} toLogin={copy.toLogin}>
      <SignUpForm tracking={trackingParameters(params)} />
    </AuthPageFrame>
  )
}
