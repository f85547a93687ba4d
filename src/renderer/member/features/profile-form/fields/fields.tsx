import type { ReactNode, InputHTMLAttributes } from 'react'
import { useFormContext, useFormState, useController, useWatch } from 'react-hook-form'
import { preferences } from '../../../../../contract/enums/preferences.ts'
import { freeTextMaxLength, freeTextMinLength } from '../../../../../contract/enums/profile-limits.ts'
import { hasLongRun } from '../../../../../contract/rules/texts.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { CheckboxGroup, RadioGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup, Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { CharCounter, TextArea, TextInput } from '../../../../ui/form/text-input.tsx'
import type { ProfileField, ProfileValues } from '../profile-values.ts'

/** Returns the error of a field, or undefined. Renders again only when this error changes. */
function useFieldError(name: ProfileField): string | undefined {
  const { control } = useFormContext<ProfileValues>()
  return useFormState({ control, name, exact: true }).errors[name]?.message
}

const { label, confirmation } = formCopy

/** Labels of the required fields of both sexes. */
const labels: Partial<Record<string, string>> = {
  ...label,
  appeal: label.appealPoints,
  directMessage: confirmation.directMessage,
  follow: confirmation.follow,
  ...Object.fromEntries(preferences.map((item) => [item.name, item.label[1]])),
}

export function fieldLabel(name: ProfileField): string {
  return labels[name] ?? ''
}

interface ChoiceFieldProps {
  name: ProfileField
  label: string
  options: readonly string[]
  required?: boolean
  hint?: ReactNode
  /** `select` for long lists, `chips` for a few short choices. */
  layout?: 'chips' | 'select'
  /** Unit after each option, e.g. 歳. */
  unit?: string
}

/** Single choice from a list of texts, which are also the wire values. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, options, required = false, hint, layout = 'chips', unit = '' } = props
  const { register } = useFormContext<ProfileValues>()
  const error = useFieldError(name)
  const choices = options.map((value) => ({ value, label: `${value}${unit}` }))
  if (layout === 'select') {
    return (
      <Field label={label} required={required} hint={hint} error={error}>
        <Select options={choices} placeholder={commonCopy.form.choose} {...register(name)} />
      </Field>
    )
  }
  return (
    <FieldGroup label={label} required={required} hint={hint} error={error}>
      <RadioGroup layout="chips" options={choices} {...register(name)} />
    </FieldGroup>
  )
}

interface ManyFieldProps {
  name: 'your_freetimes' | 'desiredAges' | 'appeal'
  label: string
  options: readonly string[]
  required?: boolean
  hint?: ReactNode
  counter?: (chosen: number) => string
  max?: number
  hideLabel?: boolean
}

export function ManyField(props: ManyFieldProps) {
  const { name, label, options, required = false, hint, counter, max, hideLabel } = props
  const {
    field: { value: chosen, onChange, onBlur, ref },
    fieldState,
  } = useController<ProfileValues, typeof name>({ name })
  return (
    <FieldGroup
      label={label}
      required={required}
      hideLabel={hideLabel}
      hint={hint}
      error={fieldState.error?.message}
      counter={counter && <p className="ms-auto text-s text-ink-3 num">{counter(chosen.length)}</p>}
    >
      <CheckboxGroup
        name={name}
        options={options.map((value) => ({ value, label: value }))}
        value={chosen}
        onValueChange={onChange}
        onBlur={onBlur}
        ref={ref}
        max={max}
      />
    </FieldGroup>
  )
}

interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'
> {
  name: 'twitter_name' | 'phone' | 'twitterid' | 'tiktok' | 'instagram' | 'appealOther'
  label: string
  type?: 'text' | 'tel'
  hint?: string
  required?: boolean
  optional?: boolean
  foldWidth?: boolean
}

export function TextField({ name, label, hint, required, optional, ...input }: TextFieldProps) {
  const { register } = useFormContext<ProfileValues>()
  return (
    <Field label={label} hint={hint} required={required} optional={optional} error={useFieldError(name)}>
      <TextInput {...input} {...register(name)} />
    </Field>
  )
}

interface FreeTextFieldProps {
  name: 'propensity' | 'sexual_experience' | 'appear_points'
  label: string
  hint: string
}

/** Free text. Its advice never blocks the save (FORM-79 to FORM-82, FORM-142 to FORM-145, FORM-152 to FORM-154). */
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
