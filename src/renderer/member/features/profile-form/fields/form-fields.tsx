import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { RadioGroup } from '../../../../ui/form/choice-groups.tsx'
import { FieldGroup, Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import type { ProfileValues } from '../profile-values.ts'
import type { ChoiceRow, ConfirmationRow, FieldRow, RowProps } from './field-table.ts'
import { AreaField, ManyField } from './many-fields.tsx'
import { FreeTextField, TextField } from './text-fields.tsx'
import { useFieldError } from './use-field-error.ts'

/** Draws a field of the table. */
export function FormField(row: RowProps<FieldRow>): React.ReactNode {
  switch (row.kind) {
    case 'text':
      return <TextField {...row} />
    case 'chips':
    case 'select':
      return <ChoiceField {...row} />
    case 'many':
      return <ManyField {...row} />
    case 'free':
      return <FreeTextField {...row} />
    case 'areas':
      return <AreaField {...row} />
    case 'confirmation':
      return <ConfirmationField {...row} />
  }
}

function ChoiceField({ kind, name, label, options, required, hint, unit = '' }: RowProps<ChoiceRow>) {
  const { register } = useFormContext<ProfileValues>()
  const choices = options.map((value) => ({ value, label: `${value}${unit}` }))
  const question = { label, required, hint, error: useFieldError(name) }
  return kind === 'select' ? (
    <Field {...question}>
      <Select options={choices} placeholder={commonCopy.form.choose} {...register(name)} />
    </Field>
  ) : (
    <FieldGroup {...question}>
      <RadioGroup layout="chips" options={choices} {...register(name)} />
    </FieldGroup>
  )
}

const { confirmed, officialX, officialInstagram } = formCopy.confirmation

/** A confirmation of the short form (FORM-105, FORM-106, FORM-113). */
function ConfirmationField({ name, label, hint, required }: RowProps<ConfirmationRow>) {
  const { register } = useFormContext<ProfileValues>()
  return (
    <FieldGroup label={label} hint={hint} required={required}>
      {name === 'follow' && (
        <p className="flex flex-wrap gap-x-5">
          <TextLink external render={<Link to="/about/social/x" />}>
            {officialX}
          </TextLink>
          <TextLink external render={<Link to="/about/social/instagram" />}>
            {officialInstagram}
          </TextLink>
        </p>
      )}
      <Checkbox label={confirmed} {...register(name)} />
    </FieldGroup>
  )
}
