import { useState, type FormEvent } from 'react'
import { acceptedImages } from '../../../lib/images.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FileDrop } from '../../../ui/form/file-drop.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { CameraButton } from './camera-button.tsx'
import { ageDocumentCopy } from './copy.ts'
import { useDocument } from './use-document.ts'
import { useSubmitDocument } from './use-submit-document.ts'

const copy = ageDocumentCopy.file

/** Choose or photograph the document, look at it, hand it in (AGE-03, AGE-12 to AGE-18). */
export function DocumentForm() {
  const document = useDocument()
  const submission = useSubmitDocument()
  const [failedFor, setFailedFor] = useState<Blob | null>(null)
  const { isPending: busy } = submission
  const failed = failedFor !== null && failedFor === document.picture?.blob

  const choose = (file: File) => {
    setFailedFor(null)
    void document.choose(file)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { picture } = document
    if (!picture || busy) return
    setFailedFor(null)
    submission.submit(picture.blob, () => setFailedFor(picture.blob))
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
        <Field label={ageDocumentCopy.title} hideLabel error={document.invalid ? copy.invalid : undefined}>
          <FileDrop
            accept="image/*"
            title={document.picture ? copy.change : copy.choose}
            text={`${copy.hint}・${copy.dropHint}`}
            disabled={busy}
            onFiles={([file]) => file && choose(file)}
          />
        </Field>
        {!document.picture && <CameraButton accept={acceptedImages} onFile={choose} />}
        {busy && <ProgressBar value={submission.progress} label={ageDocumentCopy.uploading} />}
        {/* AGE-03: nothing to press before there is something to send. */}
        {document.picture && (
          <Button type="submit" disabled={busy}>
            {busy ? ageDocumentCopy.uploading : failed ? ageDocumentCopy.later : ageDocumentCopy.submit}
          </Button>
        )}
        <output className="sr-only">
          {busy ? ageDocumentCopy.uploading : failed ? ageDocumentCopy.later : ''}
        </output>
      </Card>
    </form>
  )
}
