import { useId } from 'react'

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
  /** `m` 44 px, `s` 32 px for the workbench. */
  size?: 'm' | 's' | undefined
  className?: string | undefined
}

/** A small single choice, e.g. the speed of the clock. Built on radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, size = 'm', className = '' } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`inline-flex max-w-full min-w-0 scroll-row self-start rounded-[10px] bg-sunken p-[3px] ${className}`}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={`relative grid shrink-0 cursor-pointer place-items-center rounded-s px-3 font-medium whitespace-nowrap text-ink-2 transition-[background-color,color,box-shadow] hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-plum ${
            size === 'm' ? 'hit-44 h-9.5 text-s' : 'h-7 text-xs'
          }`}
        >
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
