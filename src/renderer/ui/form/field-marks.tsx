import { controlCopy } from '../../lib/copy/control.ts'

interface FieldMarksProps {
  required: boolean
  optional: boolean
}

/** 必須 or 任意 behind a label. The control itself carries aria-required, so the mark is not read twice. */
export function FieldMarks({ required, optional }: FieldMarksProps) {
  if (!required && !optional) return null
  return (
    <span
      aria-hidden
      className={`ms-2 align-[.08em] text-xs font-medium ${required ? 'text-rose' : 'text-ink-3'}`}
    >
      {required ? controlCopy.required : controlCopy.optional}
    </span>
  )
}
