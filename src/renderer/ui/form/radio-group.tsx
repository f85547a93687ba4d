import {
  useContext,
  useRef,
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { choiceListStyles } from './choice-list-styles.ts'
import { Choice, type ChoiceLayout } from './choice.tsx'
import { FieldContext } from './field-context.ts'

interface RadioOption {
  value: string
  label: ReactNode
  text?: ReactNode | undefined
  aside?: ReactNode | undefined
  disabled?: boolean | undefined
}

interface RadioGroupProps {
  options: readonly RadioOption[]
  name: string
  /** `rows` plain lines, `cards` for plans and reasons, `chips` for short words, `scale` for four steps. */
  layout?: ChoiceLayout | undefined
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** As react-hook-form's `register(name)` gives them. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  ref?: Ref<HTMLInputElement> | undefined
  disabled?: boolean | undefined
  /** Class of the list, e.g. a grid with two columns. */
  className?: string | undefined
}

/** One of several. Stands inside a `FieldGroup`, which gives name, hint and error. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    options,
    name,
    layout = 'rows',
    value,
    defaultValue,
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
          {...(defaultValue !== undefined ? { defaultChecked: defaultValue === option.value } : {})}
          aria-invalid={field?.invalid || undefined}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(option.value)
          }}
          onBlur={(event) => {
            // react-hook-form reads a group that is left without an answer as null, where the form has a text.
            if (list.current?.querySelector(':checked')) onBlur?.(event)
          }}
        />
      ))}
    </div>
  )
}
