import { formCopy } from '../../../lib/copy/form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { MissingField } from '../../../ui/form/missing-field.tsx'
import { fieldLabel } from './fields/field-table.ts'
import { type FormMode, requiredFields } from './form-mode.ts'
import { photoCopy } from './photos/copy.ts'
import type { ProfileField } from './profile-values.ts'
import { useMissing } from './sections.tsx'

interface FormFooterProps {
  mode: FormMode
  newUser: boolean
  busy: boolean
  /** Progress of the photo upload, 0 to 1. */
  uploadProgress: number | null
  message: string
  /** Sticks to the foot of the screen. Off where the tab bar stands there. */
  docked: boolean
  onLead: (field: ProfileField) => void
}

/** Side by side in a wide frame, as wide as the form above it; on a low screen too. */
const footStyle = [
  'grid gap-2.5 px-5 short:grid-cols-[minmax(0,1fr)_auto] short:items-center',
  '@3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:items-center @3xl:gap-x-8 @3xl:px-[max(2rem,50cqw-31.25rem)]',
  '@6xl:px-[max(2.75rem,50cqw-39.25rem)]',
].join(' ')

const dockedStyle = [
  'sticky bottom-0 z-20 border-t border-line bg-surface pt-3 safe-bottom-4',
  'short:gap-1.5 short:pt-2 low:static',
].join(' ')

/** Number of missing fields, a link to the first one, and the save button (FORM-11, FORM-41, FORM-108, FORM-141). */
export function FormFooter({ mode, newUser, busy, uploadProgress, message, docked, onLead }: FormFooterProps) {
  const required = requiredFields(mode)
  const missing = useMissing(required)
  const done = required.length - missing.length
  const [first] = missing
  const complete = first === undefined
  const ready = newUser ? formCopy.submit.register : formCopy.submit.save
  return (
    <div className={`${footStyle} ${docked ? dockedStyle : 'pb-8'}`}>
      <div className="contents @3xl:grid @3xl:gap-2 short:grid short:gap-1">
        {required.length > 0 && !complete && (
          <ProgressBar value={done / required.length} label={formCopy.section.progress(done, required.length)} />
        )}
        {uploadProgress !== null && (
          <ProgressBar value={uploadProgress} label={photoCopy.uploading(Math.round(uploadProgress * 100))} />
        )}
        <p role="alert" className="text-center text-s text-alarm empty:hidden">
          {message}
        </p>
        {first !== undefined && (
          <MissingField text={formCopy.missing(fieldLabel(first), missing.length - 1)} onLead={() => onLead(first)} />
        )}
      </div>
      <Button type="submit" disabled={!complete} busy={busy}>
        {complete ? ready : mode.incomplete}
      </Button>
    </div>
  )
}
