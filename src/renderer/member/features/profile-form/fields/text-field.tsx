import type { InputHTMLAttributes } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../../ui/form/field.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { ProfileValues } from '../profile-values.ts'
import { useFieldError } from './use-field-error.ts'

interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'
> {
  name: 'twitter_name' | 'phone' | 'twitterid' | 'tiktok' | 'instagram' | 'appealOther'
  label: string
  type?: 'text' | 'tel'
  hint?: string
  required?: boolean
  optional?: boolean
  foldWidth?: boolean
}

/** One line of text. */
export function TextField({ name, label, hint, required, optional, ...input }: TextFieldProps) {
  const { register } = useFormContext<ProfileValues>()
  return (
    <Field label={label} hint={hint} required={required} optional={optional} error={useFieldError(name)}>
      <TextInput {...input} {...register(name)} />
    </Field>
  )
}
