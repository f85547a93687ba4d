import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { RadioGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup, Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import type { ProfileField, ProfileValues } from '../profile-values.ts'
import { useFieldError } from './use-field-error.ts'

interface ChoiceFieldProps {
  name: ProfileField
  label: string
  options: readonly string[]
  required?: boolean
  hint?: ReactNode
  /** `select` for long lists, `chips` for a few words. */
  layout?: 'chips' | 'select'
  /** Stands behind each option, e.g. 歳. */
  unit?: string
}

/** One of a list of texts, each its own wire value. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, options, required = false, hint, layout = 'chips', unit = '' } = props
  const { register } = useFormContext<ProfileValues>()
  const error = useFieldError(name)
  const choices = options.map((value) => ({ value, label: `${value}${unit}` }))
  if (layout === 'select') {
    return (
      <Field label={label} required={required} hint={hint} error={error}>
        <Select options={choices} placeholder={commonCopy.form.choose} {...register(name)} />
      </Field>
    )
  }
  return (
    <FieldGroup label={label} required={required} hint={hint} error={error}>
      <RadioGroup layout="chips" options={choices} {...register(name)} />
    </FieldGroup>
  )
}
