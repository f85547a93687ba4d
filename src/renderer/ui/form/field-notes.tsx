import type { ReactNode } from 'react'

interface FieldNotesProps {
  hintId: string
  errorId: string
  hint: ReactNode
  error: ReactNode
  counter: ReactNode
}

/** Hint, error and counter below a control. The error's region is always there, so that its text is announced when it comes. */
export function FieldNotes({ hintId, errorId, hint, error, counter }: FieldNotesProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 text-s empty:hidden">
      <div className="min-w-0 flex-auto">
        <p id={errorId} aria-live="polite" className="text-alarm empty:hidden">
          {error}
        </p>
        {hint !== undefined && hint !== null && (
          <p id={hintId} className="text-ink-3">
            {hint}
          </p>
        )}
      </div>
      {counter}
    </div>
  )
}
