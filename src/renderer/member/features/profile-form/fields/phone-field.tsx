import { formCopy } from '../../../../lib/copy/form.ts'
import { TextField } from './text-field.tsx'

/** Phone number: 10 or 11 digits from 0; hyphens, blanks and full-width digits are folded (FORM-114). */
export function PhoneField({ required = false }: { required?: boolean }) {
  return (
    <TextField
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      foldWidth
      label={formCopy.label.phone}
      hint={formCopy.hint.phone}
      required={required}
      optional={!required}
    />
  )
}
