import { compactControl } from './compact-control.ts'

interface ChoiceProps<Value extends string | number> {
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** For screen readers, where no label stands above. */
  label?: string
}

/** A small select of named values. */
export function Choice<Value extends string | number>({
  options,
  value,
  onChange,
  label,
}: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => String(option.value) === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
      className={compactControl}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
