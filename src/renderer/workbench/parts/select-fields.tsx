import { Icon } from '../../ui/base/icon.tsx'
import { compactControl, Labelled } from './labelled.tsx'

interface ChoiceProps<Value extends string | number> {
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Name for screen readers, when no label is visible. */
  label?: string
  /** `chosen` marks a filter that hides items. */
  tone?: 'plain' | 'chosen'
  className?: string
}

/** A small select of named values. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { options, value, onChange, label, tone = 'plain', className = '' } = props
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
        className={`${compactControl} house-select appearance-none truncate pe-7 ${tone === 'chosen' ? 'font-medium text-plum' : ''}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} className="pointer-events-none absolute end-2 top-2.5 text-ink-3" />
    </span>
  )
}

/** A select with a label above. */
export function ChoiceField<Value extends string | number>(props: ChoiceProps<Value> & { label: string }) {
  const { label, className, ...choice } = props
  return (
    <Labelled label={label} className={className}>
      {() => <Choice {...choice} />}
    </Labelled>
  )
}
