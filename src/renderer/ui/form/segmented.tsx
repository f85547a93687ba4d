import { type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'
import { useFieldWiring } from './field.tsx'
import { controlStyle } from './text-input.tsx'

/** Classes of a segmented control and its segments, shared with `Tabs` and `SegmentedNav`. */
export const segmentRow = 'scroll-row relative inline-flex max-w-full min-w-0 rounded-[10px] bg-sunken p-[3px]'

export const segment = [
  'relative z-1 inline-flex h-9.5 shrink-0 items-center gap-1.5 rounded-s px-3 text-s font-medium whitespace-nowrap select-none hit-44 @max-[23rem]:px-1.5',
  'text-ink-2 transition-[background-color,color,box-shadow] hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-1',
].join(' ')

interface SegmentedOption<Value extends string> {
  value: Value
  label: ReactNode
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

interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** First option, with an empty value, e.g. 選択してください. */
  placeholder?: string | undefined
  ref?: Ref<HTMLSelectElement> | undefined
  className?: string | undefined
}

/** A native select in our style, because the wheel of a phone works better than an imitation. */
export function Select({ options, placeholder, className = '', ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest)
  return (
    <span className={`relative block ${className}`}>
      <select
        {...rest}
        {...wiring}
        required={undefined}
        className={`${controlStyle} peer h-12.5 appearance-none truncate ps-3.5 pe-10`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute end-3.5 top-4 text-ink-3 peer-disabled:opacity-50"
      />
    </span>
  )
}

interface StepperProps {
  steps: readonly string[]
  /** Index of the current step; `steps.length` when all are done. */
  current: number
  className?: string | undefined
}

/** Position in a short process. Steps are stacked for readers of large text (D-82). */
export function Stepper({ steps, current, className = '' }: StepperProps) {
  return (
    <div className={`@container ${className}`}>
      <ol className="grid gap-2 @min-[14rem]:flex @min-[14rem]:gap-0">
        {steps.map((step, index) => {
          const done = index < current
          const present = index === current
          const mark = done
            ? 'bg-plum text-on-plum'
            : present
              ? 'bg-plum-soft text-plum inset-ring-[1.5px] inset-ring-plum'
              : 'bg-sunken text-ink-3'
          return (
            <li
              key={step}
              aria-current={present ? 'step' : undefined}
              className="relative flex min-w-0 items-center gap-2.5 @min-[14rem]:grid @min-[14rem]:flex-1 @min-[14rem]:content-start @min-[14rem]:justify-items-center @min-[14rem]:gap-1.5"
            >
              {index > 0 && (
                <span
                  aria-hidden
                  className={`absolute top-3.5 right-[calc(50%+1.125rem)] left-[calc(-50%+1.125rem)] h-px @max-[14rem]:hidden ${done || present ? 'bg-plum' : 'bg-line-strong'}`}
                />
              )}
              <span className={`grid size-7 place-items-center rounded-full text-s font-semibold num ${mark}`}>
                {done ? <Icon name="check" size={16} label={controlCopy.done} /> : index + 1}
              </span>
              <span className={`px-1 text-center text-xs phrase ${present ? 'font-semibold text-ink' : 'text-ink-3'}`}>
                {step}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
