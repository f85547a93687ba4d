import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'

interface StepperProps {
  steps: readonly string[]
  /** Index of the present step; `steps.length` when all are done. */
  current: number
  className?: string | undefined
}

/** Where one is in a process of a few steps. */
export function Stepper({ steps, current, className = '' }: StepperProps) {
  return (
    <ol className={`flex ${className}`}>
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
            className="relative grid min-w-0 flex-1 content-start justify-items-center gap-1.5"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={`absolute top-3.5 right-[calc(50%+1.125rem)] left-[calc(-50%+1.125rem)] h-px ${done || present ? 'bg-plum' : 'bg-line-strong'}`}
              />
            )}
            <span className={`grid size-7 place-items-center rounded-full text-s font-semibold num ${mark}`}>
              {done ? <Icon name="check" size={16} label={controlCopy.done} /> : index + 1}
            </span>
            <span
              className={`px-1 text-center text-xs phrase ${present ? 'font-semibold text-ink' : 'text-ink-3'}`}
            >
              {step}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
