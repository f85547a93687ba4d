import { useFormContext, useFormState } from 'react-hook-form'
import type { ProfileField, ProfileValues } from '../profile-values.ts'

/** The text below a field, or undefined; renders again only when this field's error changes. */
export function useFieldError(name: ProfileField): string | undefined {
  const { control } = useFormContext<ProfileValues>()
  return useFormState({ control, name, exact: true }).errors[name]?.message
}
