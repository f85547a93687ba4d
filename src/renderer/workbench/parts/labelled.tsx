import { useId } from 'react'

/** The box of a dense control: 34 px high instead of the member app's 50 px. */
export const compactControl = [
  'w-full min-w-0 min-h-8.5 rounded-s bg-surface px-2.5 py-1 text-s text-ink',
  'inset-ring inset-ring-edge hover:inset-ring-ink-2 focus-visible:inset-ring-plum',
  'disabled:bg-sunken disabled:text-ink-3 aria-invalid:inset-ring-alarm',
].join(' ')

export interface LabelProps {
  label: string
  hint?: string | undefined
  /** Problem with the value; replaces the hint. */
  problem?: string | undefined
  className?: string | undefined
}

interface LabelledProps extends LabelProps {
  /** Renders the control, with the attributes that connect it to its hint or problem. */
  children: (note: React.AriaAttributes) => React.ReactNode
}

/** A dense control with a label above. The hint or problem below describes it and is not part of its name. */
export function Labelled({ label, hint, problem, children, className = '' }: LabelledProps) {
  const id = useId()
  const note = problem ?? hint
  const isWrong = problem !== undefined
  const described = { 'aria-describedby': id, ...(isWrong && { 'aria-invalid': true }) }
  return (
    <div className={`grid content-start gap-1 text-xs ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the control is the child */}
      <label className="grid gap-1 font-medium text-ink-2">
        {label}
        {children(note === undefined ? {} : described)}
      </label>
      {note !== undefined && (
        <span id={id} role={isWrong ? 'alert' : undefined} className={isWrong ? 'text-alarm' : 'text-ink-3'}>
          {note}
        </span>
      )}
    </div>
  )
}
