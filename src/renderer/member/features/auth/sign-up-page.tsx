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
import type { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/queries.ts'
import { writeSession } from '../../api/session-store.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { unknownId } from '../../shared/outcome/write.ts'
import { signUpWrite } from '../../shared/outcome/writes/auth.ts'
import { NewPasswordFields } from '../../shared/parts/new-password.tsx'
import type { ArrivalState } from './arrival-state.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { FormMessage, doorFailure, useDoorMessage } from './door-failure.tsx'
import { EmailInput, isEmailFormat } from './email-form.tsx'
import { rememberSignUp } from './signed-up.ts'

const copy = authCopy.signUp
const parts = copy.consentParts
const names = ['code', 'afad', 'did', 'cid', 'p'] as const

type TrackingParameters = Partial<Record<(typeof names)[number], string>>

/** Reads the advertising parameters of a sign-up that the query has (AUTH-23, AUTH-24, TRACK-01). */
export function trackingParameters(query: URLSearchParams): TrackingParameters {
  const found = names.map((name) => [name, query.get(name)] as const)
  return Object.fromEntries(found.filter(([, value]) => value))
}

/** Of a link within a sentence. */
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

/** Whether the button of /signup is disabled: terms unchecked and address invalid (AUTH-34 to AUTH-36). */
export function isSignUpOff(termsAccepted: boolean, email: string): boolean {
  return !termsAccepted && !isEmailFormat(email)
}

/** Form of /signup. The client checks address, sex and consent (D-91, AUTH-38), the server the rest (D-68). */
function SignUpForm({ tracking }: { tracking: TrackingParameters }) {
  const leadOn = useLeadOn()
  const [email, setEmail] = useState('')
  const [sex, setSex] = useState<Sex | null>(null)
  const [consent, setConsent] = useState(false)
  const [left, setLeft] = useState(false)
  const [tried, setTried] = useState(false)
  /** What the server says of a field stays until the field changes (D-68); of an address it says too much (D-118). */
  const [refused, setRefused] = useState<ApiError['errors']>({})
  const [isRefusal, setIsRefusal] = useState(false)
  const [message, setMessage] = useDoorMessage()
  const address = email.trim()
  const signUp = useWrite(signUpWrite, {
    call: { login: {}, storeLogin: true },
    onSuccess: ({ data }) => {
      writeSession({ sex: data.sex, unconfirmed: 'true' })
      rememberSignUp(address)
      queryClient.clear()
      // Without an id there is nothing to count (AUTH-46).
      const isCounted = data.sex === Sex.woman && data.id !== unknownId
      void leadOn(isCounted ? `/after_sign_up?id=${data.id}` : '/login?send_mail=true', authCopy.login.mailSent, {
        replace: true,
        wayOn: copy.onward,
        state: { email: address, mailSent: true } satisfies ArrivalState,
      })
    },
    onError: (error) => {
      const failure = doorFailure(error)
      setMessage(failure)
      setIsRefusal(!failure.lasting)
      setRefused(error.errors)
    },
    failureOf: (error) => doorFailure(error).lines.join(''),
  })
  const badAddress = !isEmailFormat(address)
  /** While an address is typed for the first time it is no mistake yet. */
  const isAddressWrong = badAddress && (tried || (left && address !== ''))
  const forgive = (name: string) => setRefused(({ [name]: _gone, ...others }) => others)

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signUp.isPending || isSignUpOff(consent, address)) return
    setTried(true)
    setMessage(null)
    setIsRefusal(false)
    setRefused({})
    if (badAddress || sex === null || !consent) {
      const wrong = [badAddress && 'email', sex === null && 'sex', !consent && 'terms'].find(Boolean)
      event.currentTarget.querySelector<HTMLElement>(`input[name=${wrong}]`)?.focus()
      return
    }
    const form = new FormData(event.currentTarget)
    signUp.mutate({
      email: address,
      password: formText(form, 'password'),
      password_confirmation: formText(form, 'password_confirmation'),
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
      <FieldGroup
        label={authCopy.field.sex}
        hint={copy.sexNote}
        error={tried && sex === null ? copy.sexMissing : undefined}
      >
        <RadioGroup
          name="sex"
          layout="cards"
          className="grid-cols-2"
          options={[
            { value: String(Sex.man), label: authCopy.field.male },
            { value: String(Sex.woman), label: authCopy.field.female },
          ]}
          onValueChange={(value) => setSex(value === String(Sex.man) ? Sex.man : Sex.woman)}
        />
      </FieldGroup>
      <Checkbox
        name="terms"
        checked={consent}
        onChange={(event) => setConsent(event.target.checked)}
        error={tried && !consent ? copy.consentMissing : undefined}
        label={
          <>
            <LegalLink to="/about/terms">{parts.terms}</LegalLink>
            {parts.between}
            <LegalLink to="/about/privacy">{parts.privacy}</LegalLink>
            {parts.rest}
          </>
        }
      />
      <FormMessage id="sign-up-message" lines={message} />
      {isRefusal && <AlreadyMember />}
      <Button type="submit" disabled={isSignUpOff(consent, address)} busy={signUp.isPending}>
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
