import type { ReactNode } from 'react'
import { FieldContext } from './field-context.ts'
import { FieldMarks } from './field-marks.tsx'
import { FieldNotes } from './field-notes.tsx'
import { useFieldIds } from './use-field-ids.ts'

interface FieldProps {
  label: ReactNode
  /** Exactly one control of this folder: TextInput, PasswordInput, TextArea, Select, FileDrop. */
  children: ReactNode
  /** Stands below the control at all times. */
  hint?: ReactNode | undefined
  /** Text of the error; its presence marks the control as invalid. */
  error?: ReactNode | undefined
  /** Usually a `CharCounter`. */
  counter?: ReactNode | undefined
  required?: boolean | undefined
  optional?: boolean | undefined
  /** The label is spoken but not seen (a search field in a bar). */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

/** Label, control, hint and error of one input, wired together for assistive technology. */
export function Field(props: FieldProps) {
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
  const { id, hintId, errorId, invalid, describedBy } = useFieldIds(hint, error)
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-s font-medium text-ink-2'}>
        {label}
        <FieldMarks required={required} optional={optional} />
      </label>
      <FieldContext value={{ id, describedBy, invalid, required }}>{children}</FieldContext>
      <FieldNotes
        hintId={hintId}
        errorId={errorId}
        hint={hint}
        error={invalid ? error : null}
        counter={counter}
      />
    </div>
  )
}
