import { useContext, type FocusEventHandler, type ReactNode, type Ref } from 'react'
import { choiceListStyles } from './choice-list-styles.ts'
import { Choice, type ChoiceLayout } from './choice.tsx'
import { FieldContext } from './field-context.ts'

interface CheckboxOption {
  value: string
  label: ReactNode
  text?: ReactNode | undefined
  disabled?: boolean | undefined
}

interface CheckboxGroupProps {
  options: readonly CheckboxOption[]
  name: string
  value: readonly string[]
  /** The chosen values in the order of `options`. */
  onValueChange: (value: string[]) => void
  /** When so many are chosen, the others are disabled. */
  max?: number | undefined
  layout?: ChoiceLayout | undefined
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  /** First box, for focus after a failed submit. */
  ref?: Ref<HTMLInputElement> | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Any of several, at most `max`. Stands inside a `FieldGroup`; with react-hook-form use `useController`. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    options,
    name,
    value,
    onValueChange,
    max,
    layout = 'rows',
    onBlur,
    ref,
    disabled,
    className = '',
  } = props
  const field = useContext(FieldContext)
  const full = max !== undefined && value.length >= max
  const toggle = (toggled: string, on: boolean) => {
    const known = options.map((option) => option.value)
    // Values that no option stands for are kept: only the person may remove what was stored before.
    const foreign = value.filter((entry) => !known.includes(entry))
    const chosen = known.filter((entry) => (entry === toggled ? on : value.includes(entry)))
    onValueChange([...chosen, ...foreign])
  }
  return (
    <div className={`${choiceListStyles[layout]} ${className}`}>
      {options.map((option, index) => {
        const checked = value.includes(option.value)
        return (
          <Choice
            key={option.value}
            type="checkbox"
            name={name}
            layout={layout}
            value={option.value}
            label={option.label}
            text={option.text}
            checked={checked}
            disabled={disabled === true || option.disabled === true || (full && !checked)}
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
