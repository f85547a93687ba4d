import type { Sex } from '../../../../../contract/enums/member.ts'
import {
  freeTimes,
  choicesOfMeetingAnswer,
  meetingFields,
  takeMovies,
} from '../../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { ChoiceField } from './choice-field.tsx'
import { ManyField } from './many-field.tsx'

const { label, hint } = formCopy
const labels = {
  your_pre_dm: label.preDm,
  your_pre_tel: label.preTel,
  your_pre_photo: label.prePhoto,
  your_pre_contact: label.preContact,
}

/** What is wished before a meeting; a woman also says here when she has time (FORM-122 to FORM-124, FORM-149). */
export function MeetingFields({ sex }: { sex: Sex }) {
  return (
    <>
      {sex === 2 && (
        <>
          <ChoiceField name="takemovie" label={label.takeMovie} options={takeMovies[2]} />
          <ManyField
            name="your_freetimes"
            label={label.freeTimes}
            options={freeTimes}
            hint={hint.freeTimes}
          />
        </>
      )}
      {meetingFields.map((name) => (
        <ChoiceField
          key={name}
          name={name}
          label={labels[name]}
          options={choicesOfMeetingAnswer(name, sex)}
          required={sex === 1}
        />
      ))}
    </>
  )
}
