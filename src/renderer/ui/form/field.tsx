import { createContext, useContext, useId } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'

/** Ids and state that a `Field` passes to its control, so that assistive technology gets name, hint and error. */
interface FieldWiring {
  id: string | undefined
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Attributes for the control. Outside a `Field` the control keeps its own. */
export function useFieldWiring(own: {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
}) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    // Not `required`, because the browser's own bubble would appear before our texts.
    'aria-required': own.required || field?.required || undefined,
  } as const
}

/** Ids that connect hint and error to the control; `invalid` when there is an error. */
function useFieldIds(hint: React.ReactNode, error: React.ReactNode) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const invalid = error !== undefined && error !== null && error !== '' && error !== false
  const hinted = hint !== undefined && hint !== null
  const describedBy = [invalid && errorId, hinted && hintId].filter(Boolean).join(' ') || undefined
  return { id, hintId, errorId, invalid, describedBy }
}

/** 必須 or 任意 after a label. Hidden from assistive technology, because the control carries aria-required. */
function FieldMarks({ required, optional }: { required: boolean; optional: boolean }) {
  if (!required && !optional) return null
  return (
    <span aria-hidden className={`ms-2 align-[.08em] text-xs font-medium ${required ? 'text-rose' : 'text-ink-3'}`}>
      {required ? controlCopy.required : controlCopy.optional}
    </span>
  )
}

interface FieldNotesProps {
  hintId: string
  errorId: string
  hint: React.ReactNode
  error: React.ReactNode
  counter: React.ReactNode
}

/** Hint, error and counter below a control. The error region is always mounted, so that a new error is announced. */
function FieldNotes({ hintId, errorId, hint, error, counter }: FieldNotesProps) {
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

interface FieldProps {
  label: React.ReactNode
  /** `Field`: exactly one control of this folder. `FieldGroup`: a RadioGroup, a CheckboxGroup or several controls. */
  children: React.ReactNode
  /** Always visible below the control. */
  hint?: React.ReactNode | undefined
  error?: React.ReactNode | undefined
  /** Usually a `CharCounter`. */
  counter?: React.ReactNode | undefined
  required?: boolean | undefined
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
}

/** Label, control, hint and error of one input, connected for assistive technology. */
export function Field(props: FieldProps) {
  const { label, children, hint, error, counter, required = false, optional = false, hideLabel = false } = props
  const { id, hintId, errorId, invalid, describedBy } = useFieldIds(hint, error)
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-s font-medium text-ink-2'}>
        {label}
        <FieldMarks required={required} optional={optional} />
      </label>
      <FieldContext value={{ id, describedBy, invalid, required }}>{children}</FieldContext>
      <FieldNotes hintId={hintId} errorId={errorId} hint={hint} error={invalid ? error : null} counter={counter} />
    </div>
  )
}

/** Like `Field`, for several controls under one question (fieldset and legend). */
export function FieldGroup(props: FieldProps) {
  const { label, children, hint, error, counter, required = false, optional = false, hideLabel = false } = props
  const { hintId, errorId, invalid, describedBy } = useFieldIds(hint, error)
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-s font-medium text-ink-2'}>
        {label}
        <FieldMarks required={required} optional={optional} />
      </legend>
      <FieldContext value={{ id: undefined, describedBy: undefined, invalid, required }}>{children}</FieldContext>
      <div className="mt-1.5 empty:mt-0">
        <FieldNotes hintId={hintId} errorId={errorId} hint={hint} error={invalid ? error : null} counter={counter} />
      </div>
    </fieldset>
  )
}
