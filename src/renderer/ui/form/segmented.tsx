import { useId } from 'react'
import { segment, segmentRow, segmentSizes } from '../base/segment-style.ts'

interface SegmentedOption<Value extends string> {
  value: Value
  label: React.ReactNode
}

interface SegmentedProps<Value extends string> {
  /** Accessible name. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** `s` is for the workbench. */
  size?: 'm' | 's' | undefined
  className?: string | undefined
}

const radio = 'has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-plum'

const chosen = 'has-checked:bg-surface has-checked:text-ink has-checked:shadow-1'

/** A small single choice, e.g. the speed of the clock. Built on radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, size = 'm', className = '' } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={`${segmentRow} self-start ${className}`}>
      {options.map((option) => (
        <label key={option.value} className={`${segment} ${segmentSizes[size]} ${radio} ${chosen} cursor-pointer px-3`}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
