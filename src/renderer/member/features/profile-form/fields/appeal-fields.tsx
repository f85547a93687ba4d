import { useFormContext, useWatch } from 'react-hook-form'
import {
  appealPoints,
  maxAppealPoints,
  otherAppealPoint,
} from '../../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import type { ProfileValues } from '../profile-values.ts'
import { ManyField } from './many-field.tsx'
import { TextField } from './text-field.tsx'

/** At most three appeal points, その他 counted; it opens a field for a text (FORM-85 to FORM-88, FORM-94). */
export function AppealFields({ required }: { required: boolean }) {
  const { control } = useFormContext<ProfileValues>()
  const other = useWatch({ control, name: 'appeal' }).includes(otherAppealPoint)
  return (
    <>
      <ManyField
        name="appeal"
        label={formCopy.label.appealPoints}
        hideLabel
        required={required}
        options={appealPoints}
        max={maxAppealPoints}
        hint={formCopy.hint.appealPoints}
        counter={formCopy.hint.appealPointsChosen}
      />
      {other && <TextField name="appealOther" label={formCopy.hint.appealOther} maxLength={100} />}
    </>
  )
}
