import type { ReactNode } from 'react'
import { FieldContext } from './field-context.ts'
import { FieldMarks } from './field-marks.tsx'
import { FieldNotes } from './field-notes.tsx'
import { useFieldIds } from './use-field-ids.ts'

interface FieldGroupProps {
  label: ReactNode
  /** RadioGroup, CheckboxGroup, or several controls that answer one question. */
  children: ReactNode
  hint?: ReactNode | undefined
  error?: ReactNode | undefined
  counter?: ReactNode | undefined
  required?: boolean | undefined
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
  className?: string | undefined
}

/** As `Field`, for several controls under one question (fieldset and legend). */
export function FieldGroup(props: FieldGroupProps) {
  const {
    label,
    children,
    hint,
    error,
    counter,
    required = false,
    optional = false,
    hideLabel = false,
    className = '',
  } = props
  const { hintId, errorId, invalid, describedBy } = useFieldIds(hint, error)
  return (
    <fieldset className={`min-w-0 ${className}`} aria-describedby={describedBy}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-s font-medium text-ink-2'}>
        {label}
        <FieldMarks required={required} optional={optional} />
      </legend>
      <FieldContext value={{ id: undefined, describedBy: undefined, invalid, required }}>
        {children}
      </FieldContext>
      <div className="mt-1.5 empty:mt-0">
        <FieldNotes
          hintId={hintId}
          errorId={errorId}
          hint={hint}
          error={invalid ? error : null}
          counter={counter}
        />
      </div>
    </fieldset>
  )
}
