import { pictureFaults } from '../../../lib/copy/picture.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FileDrop } from '../../../ui/form/file-drop.tsx'
import { CameraButton } from './camera-button.tsx'
import { ageDocumentCopy } from './copy.ts'
import { useDocument } from './use-document.ts'
import { useSubmitDocument } from './use-submit-document.ts'

const copy = ageDocumentCopy.file

/** What the button and screen readers say of the submission. */
const states = { idle: '', success: '', pending: ageDocumentCopy.uploading, error: ageDocumentCopy.later }

/** Form to choose or photograph, preview and submit a document (AGE-03, AGE-12 to AGE-18). */
export function DocumentForm() {
  const document = useDocument()
  const submission = useSubmitDocument()
  const busy = submission.isPending
  const state = states[submission.status]
  const choose = (file: File) => {
    submission.reset()
    void document.choose(file)
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (document.picture && !busy) submission.mutate(document.picture.blob)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Card as="section" aria-label={ageDocumentCopy.title} className="grid gap-3.5">
        {document.picture && (
          <img
            src={document.picture.url}
            alt={copy.alt}
            className="max-h-80 w-full rounded-s bg-sunken object-contain"
          />
        )}
        <Field
          label={ageDocumentCopy.title}
          hideLabel
          error={document.fault ? pictureFaults[document.fault] : undefined}
        >
          <FileDrop
            accept="image/*"
            title={document.picture ? copy.change : copy.choose}
            text={
              <>
                {copy.hint}
                <span className="hidden pointer-fine:inline">・{copy.dropHint}</span>
              </>
            }
            disabled={busy}
            onFile={choose}
          />
        </Field>
        {!document.picture && <CameraButton onFile={choose} />}
        {busy && <ProgressBar value={submission.progress} label={ageDocumentCopy.uploading} />}
        {/* AGE-03: no submit button without a document. */}
        {document.picture && (
          <Button type="submit" disabled={busy}>
            {state || ageDocumentCopy.submit}
          </Button>
        )}
        <output className="sr-only">{state}</output>
      </Card>
    </form>
  )
}
