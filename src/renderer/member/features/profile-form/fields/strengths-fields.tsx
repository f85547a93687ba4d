import { partnerFollowers } from '../../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { ChoiceField } from './choice-field.tsx'
import { FreeTextField } from './free-text-field.tsx'

/** The end of the women's form (FORM-129, FORM-130). */
export function StrengthsFields() {
  return (
    <>
      <FreeTextField name="appear_points" label={formCopy.label.strengths} hint={formCopy.hint.strengths} />
      <ChoiceField name="partner_follower" label={formCopy.label.metBefore} options={partnerFollowers} />
    </>
  )
}
