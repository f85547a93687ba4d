import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { homeCopy } from '../../../lib/copy/home.ts'
import { pictureFaults } from '../../../lib/copy/picture.ts'
import { toDataUrl } from '../../../lib/data-url.ts'
import { acceptedImages } from '../../../lib/images.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FileDrop } from '../../../ui/form/file-drop.tsx'
import { useAccount } from '../../api/account.ts'
import { serverNow } from '../../api/server-time.ts'
import { withProgress } from '../../api/upload.ts'
import { rememberHandedIn } from '../../shared/age-check.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { submitAgeDocumentWrite } from '../../shared/outcome/writes/account.ts'
import { useIsShown } from '../../shared/use-is-shown.ts'
import { ageDocumentCopy } from './copy.ts'
import { useDocument } from './use-document.ts'

/** Allows 10 MB over a slow connection. */
const timeoutMs = 180_000

/** Submits the document (API-17) and opens /home?age_conf_flag=1 on success (AGE-14). `progress` is 0 to 1. */
function useSubmitDocument() {
  const leadOn = useLeadOn()
  const { id } = useAccount()
  const [progress, setProgress] = useState(0)
  const isShown = useIsShown()
  const submission = useMutation({
    mutationFn: async (document: Blob) => {
      setProgress(0)
      const input = { filename: id, imageformat: 'PNG', file: await toDataUrl(document) } as const
      await sendWrite(submitAgeDocumentWrite, input, {
        call: { timeoutMs, transport: withProgress(setProgress) },
        failureOf: () => ageDocumentCopy.later,
        isShown,
      })
    },
    onSuccess: () => {
      rememberHandedIn(serverNow())
      void leadOn('/home?age_conf_flag=1', homeCopy.flash.ageDocumentSubmitted, { replace: true })
    },
  })
  return { ...submission, progress }
}

/** Opens the rear camera. Shown on touch devices only. */
function CameraButton({ accept, onFile }: { accept: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid pointer-fine:hidden">
      <input
        ref={input}
        type="file"
        accept={accept}
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
      <Button tone="quiet" icon="camera" onClick={() => input.current?.click()}>
        {ageDocumentCopy.file.takePhoto}
      </Button>
    </div>
  )
}

const copy = ageDocumentCopy.file

/** Form to choose or photograph, preview and submit a document (AGE-03, AGE-12 to AGE-18). */
export function DocumentForm() {
  const document = useDocument()
  const submission = useSubmitDocument()
  const { isPending: busy, isError: failed } = submission

  const state = busy ? ageDocumentCopy.uploading : failed && ageDocumentCopy.later
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
        {!document.picture && <CameraButton accept={acceptedImages} onFile={choose} />}
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
