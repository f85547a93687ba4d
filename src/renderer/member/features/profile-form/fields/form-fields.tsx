import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { areaRegions, maxAreas } from '../../../../../contract/enums/areas.ts'
import { otherAppealPoint } from '../../../../../contract/enums/profile-choices.ts'
import { hasLongRun } from '../../../../../contract/rules/characters.ts'
import { freeTextLimit, freeTextMinLength } from '../../../../../contract/rules/text-limits.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { Disclosure } from '../../../../ui/base/disclosure.tsx'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { CharCounter } from '../../../../ui/form/char-counter.tsx'
import { CheckboxGroup, RadioGroup } from '../../../../ui/form/choice-groups.tsx'
import { Checkbox } from '../../../../ui/form/choice.tsx'
import { FieldGroup, Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { ProfileField, ProfileValues } from '../profile-values.ts'
import type { AreasRow, ChoiceRow, ConfirmationRow, FieldRow, FreeTextRow, ManyRow, TextRow } from './field-table.ts'

type RowProps<Row> = Row & { readonly required: boolean }

/** Draws a field of the table. */
export function FormField(row: RowProps<FieldRow>): React.ReactNode {
  switch (row.kind) {
    case 'text':
      return <TextField {...row} />
    case 'chips':
    case 'select':
      return <ChoiceField {...row} />
    case 'many':
      return <ManyField {...row} />
    case 'free':
      return <FreeTextField {...row} />
    case 'areas':
      return <AreaField {...row} />
    case 'confirmation':
      return <ConfirmationField {...row} />
  }
}

/** Returns the error of a field, or undefined. Renders again only when this error changes. */
function useFieldError(name: ProfileField): string | undefined {
  const { control } = useFormContext<ProfileValues>()
  return useFormState({ control, name, exact: true }).errors[name]?.message
}

function TextField({ name, label, hint, required, optional, input }: RowProps<TextRow>) {
  const { register } = useFormContext<ProfileValues>()
  const error = useFieldError(name)
  return (
    <Field label={label} hint={hint} required={required} optional={optional === true && !required} error={error}>
      <TextInput {...input} {...register(name)} />
    </Field>
  )
}

function ChoiceField({ kind, name, label, options, required, hint, unit = '' }: RowProps<ChoiceRow>) {
  const { register } = useFormContext<ProfileValues>()
  const choices = options.map((value) => ({ value, label: `${value}${unit}` }))
  const question = { label, required, hint, error: useFieldError(name) }
  return kind === 'select' ? (
    <Field {...question}>
      <Select options={choices} placeholder={commonCopy.form.choose} {...register(name)} />
    </Field>
  ) : (
    <FieldGroup {...question}>
      <RadioGroup layout="chips" options={choices} {...register(name)} />
    </FieldGroup>
  )
}

const Counter = ({ children }: { children: string }) => <p className="ms-auto text-s text-ink-3 num">{children}</p>

/** A list of chosen texts as props of a `CheckboxGroup`. */
function useChosen(name: ManyRow['name'] | 'area') {
  const { field, fieldState } = useController<ProfileValues, typeof name>({ name })
  const { value, onChange, onBlur, ref } = field
  return { boxes: { name, value, onValueChange: onChange, onBlur }, ref, error: fieldState.error?.message }
}

function ManyField({ name, label, options, required, hint, counter, max, hideLabel, other }: RowProps<ManyRow>) {
  const { boxes, ref, error } = useChosen(name)
  return (
    <>
      <FieldGroup
        label={label}
        required={required}
        hideLabel={hideLabel}
        hint={hint}
        error={error}
        counter={counter && <Counter>{counter(boxes.value.length)}</Counter>}
      >
        <CheckboxGroup {...boxes} options={options.map((value) => ({ value, label: value }))} ref={ref} max={max} />
      </FieldGroup>
      {other && boxes.value.includes(otherAppealPoint) && <TextField {...other} required={required} />}
    </>
  )
}

/** The 51 areas by region, at most ten. At ten, the other boxes are disabled (FORM-83, FORM-84, D-60). */
function AreaField({ name, label, required }: RowProps<AreasRow>) {
  const { boxes, ref, error } = useChosen(name)
  const { length } = boxes.value
  return (
    <FieldGroup
      label={label}
      required={required}
      hint={length >= maxAreas ? formCopy.hint.areaLimit : formCopy.hint.area}
      error={error}
      counter={<Counter>{formCopy.hint.areaChosen(length)}</Counter>}
    >
      <div className="border-t border-line">
        {areaRegions.map(({ key, name: region, areas }, index) => {
          const chosen = areas.filter((area) => boxes.value.includes(area))
          return (
            <Disclosure
              key={key}
              summary={
                <>
                  {region}
                  {chosen.length > 0 && <span className="ms-3 text-s font-medium text-plum">{chosen.join('・')}</span>}
                </>
              }
            >
              <CheckboxGroup
                {...boxes}
                options={areas.map((area) => ({ value: area, label: area }))}
                max={maxAreas}
                {...(index === 0 ? { ref } : {})}
              />
            </Disclosure>
          )
        })}
      </div>
    </FieldGroup>
  )
}

/** Free text. Its advice never blocks the save (FORM-79 to FORM-82, FORM-142 to FORM-145, FORM-152 to FORM-154). */
function FreeTextField({ name, label, hint }: RowProps<FreeTextRow>) {
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

const { confirmed, officialX, officialInstagram } = formCopy.confirmation

/** A confirmation of the short form (FORM-105, FORM-106, FORM-113). */
function ConfirmationField({ name, label, hint, required }: RowProps<ConfirmationRow>) {
  const { register } = useFormContext<ProfileValues>()
  return (
    <FieldGroup label={label} hint={hint} required={required}>
      {name === 'follow' && (
        <p className="flex flex-wrap gap-x-5">
          <TextLink external render={<Link to="/about/social/x" />}>
            {officialX}
          </TextLink>
          <TextLink external render={<Link to="/about/social/instagram" />}>
            {officialInstagram}
          </TextLink>
        </p>
      )}
      <Checkbox label={confirmed} {...register(name)} />
    </FieldGroup>
  )
}
