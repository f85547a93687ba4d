import { cloneElement, useId, type ReactElement } from 'react'

interface LabelledProps {
  label: string
  hint?: string | undefined
  /** What is wrong with the value; in the place of the hint. */
  problem?: string | undefined
  children: ReactElement<{ 'aria-describedby'?: string; 'aria-invalid'?: boolean }>
  className?: string | undefined
}

/** A dense control with its label above; hint or problem below describe it and are no part of its name. */
export function Labelled({ label, hint, problem, children, className = '' }: LabelledProps) {
  const id = useId()
  const note = problem ?? hint
  const described = { 'aria-describedby': id, ...(problem === undefined ? {} : { 'aria-invalid': true }) }
  return (
    <div className={`grid content-start gap-1 text-xs ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the control is the child */}
      <label className="grid gap-1 font-medium text-ink-2">
        {label}
        {cloneElement(children, note === undefined ? {} : described)}
      </label>
      {note !== undefined && (
        <span
          id={id}
          role={problem === undefined ? undefined : 'alert'}
          className={problem === undefined ? 'text-ink-3' : 'text-alarm'}
        >
          {note}
        </span>
      )}
    </div>
  )
}
