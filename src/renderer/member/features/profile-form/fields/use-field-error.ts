import { useFormContext, useFormState } from 'react-hook-form'
import type { ProfileField, ProfileValues } from '../profile-values.ts'

/** Returns the error of a field, or undefined. Renders again only when this error changes. */
export function useFieldError(name: ProfileField): string | undefined {
  const { control } = useFormContext<ProfileValues>()
  return useFormState({ control, name, exact: true }).errors[name]?.message
}
