import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { freeTextMaxLength, freeTextMinLength } from '../../../../../contract/enums/profile-limits.ts'
import { hasLongRun } from '../../../../../contract/rules/texts.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../../ui/form/text-area.tsx'
import type { ProfileValues } from '../profile-values.ts'
import { useFieldError } from './use-field-error.ts'

interface FreeTextFieldProps {
  name: 'propensity' | 'sexual_experience' | 'appear_points'
  label: string
  hint: string
}

/**
 * A text of one's own. Asks for 50 characters without white space and warns of repeated ones; neither stops the save
 * (FORM-79 to FORM-82, FORM-142 to FORM-145, FORM-152 to FORM-154).
 */
export function FreeTextField({ name, label, hint }: FreeTextFieldProps) {
  const { register, control } = useFormContext<ProfileValues>()
  const text = useWatch({ control, name })
  const { dirtyFields, touchedFields } = useFormState({ control, name })
  const touched = dirtyFields[name] === true || touchedFields[name] === true
  return (
    <div className="grid gap-2.5">
      <Field
        label={label}
        hideLabel
        hint={hint}
        error={useFieldError(name)}
        counter={
          <CharCounter
            text={text}
            withoutSpace
            touched={touched}
            min={freeTextMinLength}
            minText={formCopy.counter.minimum}
          />
        }
      >
        <TextArea rows={6} maxLength={freeTextMaxLength} {...register(name)} />
      </Field>
      {hasLongRun(text) && (
        <Notice tone="warn" live>
          {formCopy.counter.repeated}
        </Notice>
      )}
    </div>
  )
}
