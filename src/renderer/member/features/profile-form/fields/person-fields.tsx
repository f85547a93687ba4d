import { useController, useFormContext, useWatch } from 'react-hook-form'
import {
  areaRegions,
  maxAreas,
  ages,
  bodyTypes,
  sexualExperiences,
  takeMovies,
  appealPoints,
  maxAppealPoints,
  otherAppealPoint,
  partnerFollowers,
} from '../../../../../contract/enums/profile-choices.ts'
import { heights, weights, nameInputMaxLength } from '../../../../../contract/enums/profile-limits.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { CheckboxGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { Disclosure } from '../../../../ui/navigation/page-body.tsx'
import type { FormMode } from '../form-mode.ts'
import type { ProfileValues } from '../profile-values.ts'
import { TextField, ChoiceField, ManyField, FreeTextField } from './fields.tsx'

/** The 51 areas by region, at most ten. At ten, the other boxes are disabled (FORM-83, FORM-84, D-60). */
function AreaField({ required }: { required: boolean }) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<ProfileValues, 'area'>({ name: 'area' })
  const full = value.length >= maxAreas
  return (
    <FieldGroup
      label={formCopy.label.area}
      required={required}
      hint={full ? formCopy.hint.areaLimit : formCopy.hint.area}
      error={fieldState.error?.message}
      counter={<p className="ms-auto text-s text-ink-3 num">{formCopy.hint.areaChosen(value.length)}</p>}
    >
      <div className="border-t border-line">
        {areaRegions.map(({ key, name, areas }, index) => {
          const chosen = areas.filter((area) => value.includes(area))
          return (
            <Disclosure
              key={key}
              summary={
                <>
                  {name}
                  {chosen.length > 0 && <span className="ms-3 text-s font-medium text-plum">{chosen.join('・')}</span>}
                </>
              }
            >
              <CheckboxGroup
                name="area"
                options={areas.map((area) => ({ value: area, label: area }))}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                max={maxAreas}
                {...(index === 0 ? { ref: ref } : {})}
              />
            </Disclosure>
          )
        })}
      </div>
    </FieldGroup>
  )
}

/** Phone number: 10 or 11 digits beginning with 0. Folds hyphens, blanks and full-width digits (FORM-114). */
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

const ids = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
  inputMode: 'email',
  foldWidth: true,
} as const

/** The three social ids. Drops a leading @ (FORM-15, FORM-77). */
export function SocialFields() {
  const { hint } = formCopy
  return (
    <>
      <TextField {...ids} name="twitterid" label={hint.twitterLabel} hint={hint.twitterId} />
      <TextField {...ids} name="tiktok" label={hint.tiktokLabel} optional />
      <TextField {...ids} name="instagram" label={hint.instagramLabel} optional />
    </>
  )
}

const { label, hint } = formCopy
const ageTexts = ages.map(String)

/** Basic fields about the member. The reduced forms ask only for the name (FORM-19 to FORM-22, FORM-25). */
export function BasicFields({ mode: { kind } }: { mode: FormMode }) {
  const man = kind !== 'female'
  const name = (
    <TextField
      name="twitter_name"
      label={label.twitter_name}
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
      <ChoiceField name="age" label={label.age} options={ageTexts} unit={hint.ageUnit} layout="select" required />
      <AreaField required />
      <ChoiceField name="body_type" label={label.body_type} options={bodyTypes[man ? 1 : 2]} required={man} />
      {kind === 'male' && (
        <>
          <ChoiceField name="height" label={label.height} options={heights} layout="select" required />
          <ChoiceField name="weight" label={label.weight} options={weights} layout="select" required />
          <ChoiceField name="takemovie" label={label.takemovie} options={takeMovies[1]} required />
          <ChoiceField
            name="sexual_experience"
            label={label.sexual_experience}
            options={sexualExperiences}
            layout="select"
            required
          />
        </>
      )}
    </>
  )
}

/** At most three appeal points, including その他, which opens a text field (FORM-85 to FORM-88, FORM-94). */
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

/** Last section of the women's form (FORM-129, FORM-130). */
export function StrengthsFields() {
  return (
    <>
      <FreeTextField name="appear_points" label={formCopy.label.strengths} hint={formCopy.hint.strengths} />
      <ChoiceField name="partner_follower" label={formCopy.label.metBefore} options={partnerFollowers} />
    </>
  )
}
