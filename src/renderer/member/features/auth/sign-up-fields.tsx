import { useState } from 'react'
import { Sex } from '../../../../contract/enums/member.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { Field, FieldGroup } from '../../../ui/form/field.tsx'
import { EmailInput } from './email-form.tsx'
import { InlineLink } from './inline-link.tsx'
import { isEmailFormat } from './sign-up-rules.ts'

const signUpCopy = authCopy.signUp

interface EmailFieldProps {
  value: string
  /** Whether the form was submitted before: then the field is no longer typed for the first time. */
  wasSubmitted: boolean
  onChange: (value: string) => void
}

/** Address of a sign-up. While it is typed for the first time, a wrong one is no mistake but gets a hint (D-91). */
export function EmailField({ value, wasSubmitted, onChange }: EmailFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const address = value.trim()
  const isWrong = !isEmailFormat(address)
  const isMistake = isWrong && (wasSubmitted || (isLeft && address !== ''))
  return (
    <Field
      label={authCopy.field.email}
      hint={address !== '' && isWrong && !isMistake ? signUpCopy.emailHint : undefined}
      error={isMistake ? signUpCopy.emailHint : undefined}
    >
      <EmailInput
        autoComplete="username"
        placeholder={authCopy.field.emailPlaceholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => setIsLeft(true)}
      />
    </Field>
  )
}

/** Sex of a sign-up. `showsMissing`: none was chosen when the form was submitted. */
export function SexField({ showsMissing, onChoose }: { showsMissing: boolean; onChoose: (sex: Sex) => void }) {
  return (
    <FieldGroup
      label={authCopy.field.sex}
      hint={signUpCopy.sexNote}
      error={showsMissing ? signUpCopy.sexMissing : undefined}
    >
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
  isGiven: boolean
  /** Whether it shows that the consent is missing. */
  showsMissing: boolean
  onChange: (isGiven: boolean) => void
}

/** Consent to the two legal pages, which its sentence links (AUTH-22, AUTH-39). */
export function ConsentField({ isGiven, showsMissing, onChange }: ConsentFieldProps) {
  const { terms, between, privacy, rest } = signUpCopy.consentParts
  return (
    <Checkbox
      name="terms"
      checked={isGiven}
      onChange={(event) => onChange(event.target.checked)}
      error={showsMissing ? signUpCopy.consentMissing : undefined}
      label={
        <>
          <InlineLink to="/about/terms" newTab>
            {terms}
          </InlineLink>
          {between}
          <InlineLink to="/about/privacy" newTab>
            {privacy}
          </InlineLink>
          {rest}
        </>
      }
    />
  )
}
