import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { hasLongRun } from '../../../../../contract/rules/characters.ts'
import { freeTextLimit, freeTextMinLength } from '../../../../../contract/rules/text-limits.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { CharCounter } from '../../../../ui/form/char-counter.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { ProfileValues } from '../profile-values.ts'
import type { FreeTextRow, RowProps, TextRow } from './field-table.ts'
import { useFieldError } from './use-field-error.ts'

/** Text of one line. */
export function TextField({ name, label, hint, required, optional, input }: RowProps<TextRow>) {
  const { register } = useFormContext<ProfileValues>()
  const error = useFieldError(name)
  return (
    <Field label={label} hint={hint} required={required} optional={optional === true && !required} error={error}>
      <TextInput {...input} {...register(name)} />
    </Field>
  )
}

/** Free text. Its advice never blocks the save (FORM-79 to FORM-82, FORM-142 to FORM-145, FORM-152 to FORM-154). */
export function FreeTextField({ name, label, hint }: RowProps<FreeTextRow>) {
  const { register, control } = useFormContext<ProfileValues>()
  const text = useWatch({ control, name })
  const { dirtyFields, touchedFields } = useFormState({ control, name })
  const touched = dirtyFields[name] === true || touchedFields[name] === true
  const minText = formCopy.counter.minimum
  return (
    <div className="grid gap-2.5">
      <Field
        label={label}
        hideLabel
        hint={hint}
        error={useFieldError(name)}
        counter={<CharCounter text={text} withoutSpace touched={touched} min={freeTextMinLength} minText={minText} />}
      >
        <TextArea rows={6} most={freeTextLimit} {...register(name)} />
      </Field>
      {hasLongRun(text) && (
        <Notice tone="warn" live>
          {formCopy.counter.repeated}
        </Notice>
      )}
    </div>
  )
}
