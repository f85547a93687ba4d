import { useContext, useRef } from 'react'
import { Choice, type ChoiceLayout, choiceListStyles } from './choice.tsx'
import { FieldContext } from './field.tsx'

interface ChoiceOption {
  value: string
  label: React.ReactNode
  text?: React.ReactNode | undefined
  aside?: React.ReactNode | undefined
  disabled?: boolean | undefined
}

interface CheckboxGroupProps {
  options: readonly Omit<ChoiceOption, 'text' | 'aside'>[]
  name: string
  value: readonly string[]
  /** Receives the chosen values in the order of `options`. */
  onValueChange: (value: string[]) => void
  max?: number | undefined
  onBlur?: React.FocusEventHandler<HTMLInputElement> | undefined
  /** First checkbox, for the focus after a failed submit. */
  ref?: React.Ref<HTMLInputElement> | undefined
}

/** A multiple choice of chips, at most `max`. Stands inside a `FieldGroup`; with react-hook-form use `useController`. */
export function CheckboxGroup({ options, name, value, onValueChange, max, onBlur, ref }: CheckboxGroupProps) {
  const field = useContext(FieldContext)
  const full = max !== undefined && value.length >= max
  const toggle = (toggled: string, on: boolean) => {
    const known = options.map((option) => option.value)
    // Keeps stored values without an option: only the member may remove them.
    const foreign = value.filter((entry) => !known.includes(entry))
    const chosen = known.filter((entry) => (entry === toggled ? on : value.includes(entry)))
    onValueChange([...chosen, ...foreign])
  }
  return (
    <div className={choiceListStyles.chips}>
      {options.map((option, index) => {
        const checked = value.includes(option.value)
        return (
          <Choice
            key={option.value}
            type="checkbox"
            name={name}
            layout="chips"
            value={option.value}
            label={option.label}
            checked={checked}
            disabled={option.disabled === true || (full && !checked)}
            aria-invalid={field?.invalid || undefined}
            onBlur={onBlur}
            ref={index === 0 ? ref : undefined}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        )
      })}
    </div>
  )
}

interface RadioGroupProps {
  options: readonly ChoiceOption[]
  name: string
  /** Plain lines by default. */
  layout?: ChoiceLayout | undefined
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** As react-hook-form's `register(name)` gives them. */
  onChange?: React.ChangeEventHandler<HTMLInputElement> | undefined
  onBlur?: React.FocusEventHandler<HTMLInputElement> | undefined
  ref?: React.Ref<HTMLInputElement> | undefined
  disabled?: boolean | undefined
  /** Class of the list, e.g. a grid with two columns. */
  className?: string | undefined
}

/** A single choice. Stands inside a `FieldGroup`, which gives name, hint and error. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    options,
    name,
    layout = 'rows',
    value,
    onValueChange,
    onChange,
    onBlur,
    disabled,
    className = '',
    ...rest
  } = props
  const field = useContext(FieldContext)
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} className={`${choiceListStyles[layout]} ${className}`}>
      {options.map((option) => (
        <Choice
          key={option.value}
          {...rest}
          type="radio"
          name={name}
          layout={layout}
          value={option.value}
          label={option.label}
          text={option.text}
          aside={option.aside}
          disabled={disabled === true || option.disabled === true}
          {...(value !== undefined ? { checked: value === option.value } : {})}
          aria-invalid={field?.invalid || undefined}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(option.value)
          }}
          onBlur={(event) => {
            // react-hook-form reads an unanswered group as null, but the form expects a string.
            if (list.current?.querySelector(':checked')) onBlur?.(event)
          }}
        />
      ))}
    </div>
  )
}
