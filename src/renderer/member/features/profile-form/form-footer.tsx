import { useFormContext, useWatch } from 'react-hook-form'
import { formCopy } from '../../../lib/copy/form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { filledCount, requiredFields, type FormMode } from './form-mode.ts'
import { photoCopy } from './photos/copy.ts'
import type { ProfileValues } from './profile-values.ts'

interface FormFooterProps {
  mode: FormMode
  newUser: boolean
  busy: boolean
  /** 0 to 1 while photos travel. */
  uploadProgress: number | null
  message: string
  /** Stays at the foot of the screen; not where the tab bar stands there. */
  docked: boolean
}

/** How much is still missing, and the one button. It says what it waits for (FORM-11, FORM-41, FORM-108, FORM-141). */
export function FormFooter({ mode, newUser, busy, uploadProgress, message, docked }: FormFooterProps) {
  const { control } = useFormContext<ProfileValues>()
  const required = requiredFields(mode)
  const watched = useWatch({ control, name: required })
  const done = filledCount(
    required,
    Object.fromEntries(required.map((name, index) => [name, watched[index]])),
  )
  const complete = done === required.length
  const ready = newUser ? formCopy.submit.register : formCopy.submit.save
  return (
    <div
      className={`grid gap-2.5 px-5 ${docked ? 'sticky bottom-0 z-20 border-t border-line bg-surface pt-3 safe-bottom-4' : 'pb-8'}`}
    >
      {required.length > 0 && !complete && (
        <ProgressBar
          value={done / required.length}
          label={formCopy.section.progress(done, required.length)}
        />
      )}
      {uploadProgress !== null && (
        <ProgressBar value={uploadProgress} label={photoCopy.uploading(Math.round(uploadProgress * 100))} />
      )}
      <p role="alert" className="text-center text-s text-alarm empty:hidden">
        {message}
      </p>
      <Button type="submit" disabled={!complete} busy={busy}>
        {complete ? ready : mode.incomplete}
      </Button>
    </div>
  )
}
