import { percentOf } from './percent-of.ts'

interface ProgressBarProps {
  /** The part that is done, 0 to 1. */
  value: number
  /** Accessible name. */
  label: string
  className?: string | undefined
}

/** Progress of work with a known end. */
export function ProgressBar({ value, label, className = '' }: ProgressBarProps) {
  const percent = percentOf(value)
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress cannot be drawn alike in all browsers
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`block h-1.5 w-full overflow-hidden rounded-full bg-line forced-colors:border ${className}`}
    >
      <span
        className="block h-full rounded-full bg-lantern transition-[width] duration-calm forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}

interface ProgressStepsProps {
  /** Number of the current step, from 1. */
  at: number
  of: number
  /** Accessible name. */
  label: string
  /** Number of the step as text, e.g. 3／6. */
  children: React.ReactNode
}

const reached = 'bg-plum forced-colors:bg-[Highlight]'
const open = 'bg-line forced-colors:bg-[GrayText]'

/** A quiet line of steps, for a way that nobody is hurried along. */
export function ProgressSteps({ at, of, label, children }: ProgressStepsProps) {
  return (
    <div className="flex items-center gap-3.5">
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress cannot be drawn alike in all browsers
        role="progressbar"
        aria-label={label}
        aria-valuenow={at}
        aria-valuemin={1}
        aria-valuemax={of}
        className="flex flex-1 gap-1.5"
      >
        {Array.from({ length: of }, (_, step) => (
          <span key={step} className={`h-[3px] flex-1 rounded-full ${step < at ? reached : open}`} />
        ))}
      </span>
      <span className="text-s text-ink-2 num">{children}</span>
    </div>
  )
}
