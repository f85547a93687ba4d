import { useState } from 'react'
import { Sex } from '../../../../contract/enums/member.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { Field, FieldGroup } from '../../../ui/form/field.tsx'
import { EmailInput } from './email-form.tsx'
import { InlineLink } from './inline-link.tsx'
import { isEmailFormat } from './sign-up-rules.ts'

const copy = authCopy.signUp

const parts = copy.consentParts

interface EmailFieldProps {
  value: string
  /** Whether the form was sent with this field, which then is no longer typed for the first time. */
  isTried: boolean
  onChange: (value: string) => void
}

/** Address of a sign-up. While it is typed for the first time, a wrong one is no mistake but gets a hint (D-91). */
export function EmailField({ value, isTried, onChange }: EmailFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const address = value.trim()
  const isWrong = !isEmailFormat(address)
  const isMistake = isWrong && (isTried || (isLeft && address !== ''))
  return (
    <Field
      label={authCopy.field.email}
      hint={address !== '' && isWrong && !isMistake ? copy.emailHint : undefined}
      error={isMistake ? copy.emailHint : undefined}
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

export function SexField({ isMissing, onChoose }: { isMissing: boolean; onChoose: (sex: Sex) => void }) {
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
export function ConsentField({ given, isMissing, onChange }: ConsentFieldProps) {
  return (
    <Checkbox
      name="terms"
      checked={given}
      onChange={(event) => onChange(event.target.checked)}
      error={isMissing ? copy.consentMissing : undefined}
      label={
        <>
          <InlineLink to="/about/terms" newTab>
            {parts.terms}
          </InlineLink>
          {parts.between}
          <InlineLink to="/about/privacy" newTab>
            {parts.privacy}
          </InlineLink>
          {parts.rest}
        </>
      }
    />
  )
}
