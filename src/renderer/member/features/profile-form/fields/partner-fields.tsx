import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { Sex } from '../../../../../contract/enums/member.ts'
import { choicesOfPreference, preferences } from '../../../../../contract/enums/preferences.ts'
import {
  femaleAgeRanges,
  maleAgeRanges,
  bodyTypeRanges,
  freeTimes,
  masochismLevels,
  sadismLevels,
  choicesOfMeetingAnswer,
  meetingFields,
  takeMovies,
} from '../../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { Checkbox } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { TextLink } from '../../../../ui/navigation/page-body.tsx'
import type { FormMode } from '../form-mode.ts'
import type { ProfileValues } from '../profile-values.ts'
import { ChoiceField, ManyField } from './fields.tsx'

const { label, hint } = formCopy

export function PartnerFields({ sex }: { sex: Sex }) {
  if (sex === 2) {
    return <ManyField name="desiredAges" label={label.desiredAges} options={femaleAgeRanges} hint={hint.desiredAges} />
  }
  return (
    <>
      <ManyField
        name="your_freetimes"
        label={label.your_freetimes}
        options={freeTimes}
        hint={hint.freeTimes}
        required
      />
      <ChoiceField name="age_range" label={label.age_range} options={maleAgeRanges} layout="select" required />
      <ChoiceField
        name="body_type_range"
        label={label.body_type_range}
        options={bodyTypeRanges}
        hint={hint.partnerBodyType}
        required
      />
    </>
  )
}

/** The 16 preferences, then the two scales, which the short form leaves out (FORM-111, L-1, L-2). */
export function PreferenceFields({ sex, mode }: { sex: Sex; mode: FormMode }) {
  const required = sex === 1
  return (
    <>
      {preferences.map((item) => (
        <ChoiceField
          key={item.name}
          name={item.name}
          label={item.label[sex]}
          options={choicesOfPreference(item.name, sex)}
          required={required}
          hint={item.name === 'your_wild' ? hint.outdoor : undefined}
        />
      ))}
      {mode.kind !== 'short' && (
        <>
          <ChoiceField name="your_sadism" label={label.your_sadism} options={sadismLevels[sex]} required={required} />
          <ChoiceField
            name="your_masochism"
            label={label.your_masochism}
            options={masochismLevels[sex]}
            required={required}
          />
        </>
      )}
    </>
  )
}

/** Wishes for the time before a meeting. A woman also enters her free times here (FORM-122 to FORM-124, FORM-149). */
export function MeetingFields({ sex }: { sex: Sex }) {
  return (
    <>
      {sex === 2 && (
        <>
          <ChoiceField name="takemovie" label={label.takemovie} options={takeMovies[2]} />
          <ManyField name="your_freetimes" label={label.your_freetimes} options={freeTimes} hint={hint.freeTimes} />
        </>
      )}
      {meetingFields.map((name) => (
        <ChoiceField
          key={name}
          name={name}
          label={label[name]}
          options={choicesOfMeetingAnswer(name, sex)}
          required={sex === 1}
        />
      ))}
    </>
  )
}

const copy = formCopy.confirmation

/** The two confirmations of the short form (FORM-105, FORM-106, FORM-113). */
export function ConfirmationFields() {
  const { register } = useFormContext<ProfileValues>()
  return (
    <>
      <FieldGroup label={copy.directMessage} required>
        <Checkbox label={copy.confirmed} {...register('directMessage')} />
      </FieldGroup>
      <FieldGroup label={copy.follow} required>
        <p className="flex flex-wrap gap-x-5">
          <TextLink external render={<Link to="/about/social/x" />}>
            {copy.officialX}
          </TextLink>
          <TextLink external render={<Link to="/about/social/instagram" />}>
            {copy.officialInstagram}
          </TextLink>
        </p>
        <Checkbox label={copy.confirmed} {...register('follow')} />
      </FieldGroup>
    </>
  )
}
