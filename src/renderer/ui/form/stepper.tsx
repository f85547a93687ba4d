import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'

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
