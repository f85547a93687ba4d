import type { Sex } from '../../../../../contract/enums/member.ts'
import {
  femaleAgeRanges,
  maleAgeRanges,
  bodyTypeRanges,
  freeTimes,
} from '../../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { ChoiceField } from './choice-field.tsx'
import { ManyField } from './many-field.tsx'

const { label, hint } = formCopy

/** Whom one hopes to meet, and when. */
export function PartnerFields({ sex }: { sex: Sex }) {
  if (sex === 2) {
    return (
      <ManyField
        name="desiredAges"
        label={label.desiredAges}
        options={femaleAgeRanges}
        hint={hint.desiredAges}
      />
    )
  }
  return (
    <>
      <ManyField
        name="your_freetimes"
        label={label.freeTimes}
        options={freeTimes}
        hint={hint.freeTimes}
        required
      />
      <ChoiceField
        name="age_range"
        label={label.partnerAgeLimit}
        options={maleAgeRanges}
        layout="select"
        required
      />
      <ChoiceField
        name="body_type_range"
        label={label.partnerBodyType}
        options={bodyTypeRanges}
        hint={hint.partnerBodyType}
        required
      />
    </>
  )
}
