import type { ReactNode } from 'react'

interface LabelledProps {
  label: string
  hint?: string | undefined
  children: ReactNode
  className?: string | undefined
}

/** A dense control with its label above; the control is the label's only child with a value. */
export function Labelled({ label, hint, children, className = '' }: LabelledProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the control is the child
    <label className={`grid content-start gap-1 text-xs font-medium text-ink-2 ${className}`}>
      {label}
      {children}
      {hint !== undefined && <span className="font-normal text-ink-3">{hint}</span>}
    </label>
  )
}
