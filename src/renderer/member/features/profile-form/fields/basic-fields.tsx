import {
  ages,
  bodyTypes,
  sexualExperiences,
  takeMovies,
} from '../../../../../contract/enums/profile-choices.ts'
import { heights, weights, nameInputMaxLength } from '../../../../../contract/enums/profile-limits.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import type { FormMode } from '../form-mode.ts'
import { AreaField } from './area-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SocialFields } from './social-fields.tsx'
import { TextField } from './text-field.tsx'

const { label, hint } = formCopy
const ageTexts = ages.map(String)

/** Who one is. The reduced forms ask for the name alone (FORM-19 to FORM-22, FORM-25). */
export function BasicFields({ mode: { kind } }: { mode: FormMode }) {
  const man = kind !== 'female'
  const name = (
    <TextField
      name="twitter_name"
      label={label.userName}
      hint={hint.userName}
      autoComplete="nickname"
      maxLength={nameInputMaxLength}
      required
    />
  )
  if (kind === 'reduced') return name
  return (
    <>
      {name}
      {kind === 'short' && <PhoneField required />}
      {kind === 'female' && <SocialFields />}
      <ChoiceField
        name="age"
        label={label.age}
        options={ageTexts}
        unit={hint.ageUnit}
        layout="select"
        required
      />
      <AreaField required />
      <ChoiceField name="body_type" label={label.bodyType} options={bodyTypes[man ? 1 : 2]} required={man} />
      {kind === 'male' && (
        <>
          <ChoiceField name="height" label={label.height} options={heights} layout="select" required />
          <ChoiceField name="weight" label={label.weight} options={weights} layout="select" required />
          <ChoiceField name="takemovie" label={label.takeMovie} options={takeMovies[1]} required />
          <ChoiceField
            name="sexual_experience"
            label={label.experience}
            options={sexualExperiences}
            layout="select"
            required
          />
        </>
      )}
    </>
  )
}
