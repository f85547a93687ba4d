import { useState } from 'react'
import { useSearchParams, useNavigate } from 'react-router-dom'
import { signUpEndpoint } from '../../../../contract/calls/auth.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formText } from '../../../lib/forms.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox, RadioGroup } from '../../../ui/form/choices.tsx'
import { FieldGroup, Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/text-input.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { useEndpointMutation, queryClient } from '../../api/queries.ts'
import { writeSession } from '../../api/session-store.ts'
import {
  AuthPageFrame,
  EmailInput,
  type ArrivalState,
  isEmailFormat,
  isSignUpOff,
  FormMessage,
  useTimedMessage,
} from './form-parts.tsx'

const copy = authCopy.signUp
const parts = copy.consentParts
const names = ['code', 'afad', 'did', 'cid', 'p'] as const

type TrackingParameters = Partial<Record<(typeof names)[number], string>>

/** Reads the advertising parameters of a sign-up that the query has (AUTH-23, AUTH-24, TRACK-01). */
export function trackingParameters(query: URLSearchParams): TrackingParameters {
  const found = names.map((name) => [name, query.get(name)] as const)
  return Object.fromEntries(found.filter(([, value]) => value))
}

/** Link to a legal page in a new tab (AUTH-22, AUTH-39). */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="text-plum underline underline-offset-4">
      {children}
    </a>
  )
}

type FieldErrors = Readonly<Partial<Record<'email' | 'password' | 'password_confirmation', string>>>

/** Returns the server's first error of each field (D-68). */
function fieldErrors({ errors }: ApiError): FieldErrors {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, [text]]) => (text ? [[name, text]] : [])))
}

/** Form of /signup. The client checks address, sex and consent (D-91, AUTH-38), the server the rest (D-68). */
export function SignUpForm({ tracking }: { tracking: TrackingParameters }) {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [sex, setSex] = useState<1 | 2 | null>(null)
  const [consent, setConsent] = useState(false)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>({})
  const [message, setMessage] = useTimedMessage()
  const address = email.trim()
  const signUp = useEndpointMutation(signUpEndpoint, {
    call: { login: {}, storeLogin: true },
    onSuccess: ({ data }) => {
      writeSession({ sex: data.sex })
      queryClient.clear()
      void navigate(data.sex === 2 ? `/after_sign_up?id=${data.id}` : '/login?send_mail=true', {
        replace: true,
        state: { email: address } satisfies ArrivalState,
      })
    },
    onError: (error) => {
      setMessage([copy.failed])
      setRefused(fieldErrors(error))
    },
  })
  const badAddress = !isEmailFormat(address)
  /** A server error stays until its field changes. */
  const forgive = (name: keyof FieldErrors) => () => setRefused(({ [name]: _gone, ...others }) => others)

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signUp.isPending || isSignUpOff(consent, address)) return
    setTried(true)
    setMessage(null)
    setRefused({})
    if (badAddress || sex === null || !consent) {
      const missing = badAddress ? 'input[name=email]' : sex === null ? 'input[name=sex]' : 'input[name=terms]'
      event.currentTarget.querySelector<HTMLElement>(missing)?.focus()
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
        hint={address && badAddress && !tried ? copy.emailHint : undefined}
        error={refused.email ?? (tried && badAddress ? copy.emailHint : undefined)}
      >
        <EmailInput
          autoComplete="username"
          placeholder={authCopy.field.emailPlaceholder}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            forgive('email')()
          }}
        />
      </Field>
      <Field label={authCopy.field.password} hint={copy.passwordHint} error={refused.password}>
        <PasswordInput name="password" autoComplete="new-password" onChange={forgive('password')} />
      </Field>
      <Field label={authCopy.field.passwordConfirmation} error={refused.password_confirmation}>
        <PasswordInput
          name="password_confirmation"
          autoComplete="new-password"
          onChange={forgive('password_confirmation')}
        />
      </Field>
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
            { value: '1', label: authCopy.field.male },
            { value: '2', label: authCopy.field.female },
          ]}
          onValueChange={(value) => setSex(value === '1' ? 1 : 2)}
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
