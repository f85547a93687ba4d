import { cloneElement, useId } from 'react'
import { Icon } from '../../ui/base/icon.tsx'

/** The box of a dense control: 34 px high instead of the member app's 50 px. */
export const compactControl = [
  'w-full min-w-0 min-h-8.5 rounded-s bg-surface px-2.5 py-1 text-s text-ink',
  'inset-ring inset-ring-edge hover:inset-ring-ink-2 focus-visible:inset-ring-plum',
  'disabled:bg-sunken disabled:text-ink-3 aria-invalid:inset-ring-alarm',
].join(' ')

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

interface LabelledProps {
  label: string
  hint?: string | undefined
  /** Problem with the value; replaces the hint. */
  problem?: string | undefined
  children: React.ReactElement<{ 'aria-describedby'?: string; 'aria-invalid'?: boolean }>
  className?: string | undefined
}

/** A dense control with a label above. The hint or problem below describes it and is not part of its name. */
function Labelled({ label, hint, problem, children, className = '' }: LabelledProps) {
  const id = useId()
  const note = problem ?? hint
  const isWrong = problem !== undefined
  const described = { 'aria-describedby': id, ...(isWrong && { 'aria-invalid': true }) }
  return (
    <div className={`grid content-start gap-1 text-xs ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the control is the child */}
      <label className="grid gap-1 font-medium text-ink-2">
        {label}
        {cloneElement(children, note === undefined ? {} : described)}
      </label>
      {note !== undefined && (
        <span id={id} role={isWrong ? 'alert' : undefined} className={isWrong ? 'text-alarm' : 'text-ink-3'}>
          {note}
        </span>
      )}
    </div>
  )
}

/** A select with a label above. */
export function ChoiceField<Value extends string | number>(props: ChoiceProps<Value> & { label: string }) {
  const { label, className, ...choice } = props
  return (
    <Labelled label={label} className={className}>
      <Choice {...choice} />
    </Labelled>
  )
}

type TextAttributes = Omit<React.TextareaHTMLAttributes<HTMLElement>, 'className' | 'value' | 'onChange' | 'rows'>

interface FieldProps extends Omit<LabelledProps & TextAttributes, 'children'> {
  value: string
  onChange: (text: string) => void
  type?: 'date' | 'datetime-local' | 'search' | 'url' | undefined
  /** Height in lines; without it, the field has one line. */
  rows?: number | undefined
  /** Id of a list of suggestions. */
  list?: string | undefined
  /** Further classes of the control. */
  look?: string | undefined
}

/** A text field with a label above. */
export function Field({ label, hint, problem, className, onChange, rows, type, list, look = '', ...rest }: FieldProps) {
  const control = {
    ...rest,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: `${compactControl} ${look}`,
  }
  return (
    <Labelled label={label} hint={hint} problem={problem} className={className}>
      {rows === undefined ? <input {...control} type={type} list={list} /> : <textarea {...control} rows={rows} />}
    </Labelled>
  )
}

/** A field for a number. */
export function NumberField(props: Omit<FieldProps, 'inputMode' | 'look'>) {
  return <Field {...props} inputMode="numeric" look="num" />
}

interface SearchFieldProps extends Omit<React.ComponentProps<'input'>, 'onChange'> {
  /** Name for screen readers. */
  label: string
  onChange: (text: string) => void
}

/** A search field of a list. */
export function SearchField({ label, onChange, className = '', ...rest }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
      className={`${compactControl} ${className}`}
      {...rest}
    />
  )
}
