import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { CheckboxGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import type { ProfileValues } from '../profile-values.ts'

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

/** Any of a list of texts. */
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
        layout="chips"
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
