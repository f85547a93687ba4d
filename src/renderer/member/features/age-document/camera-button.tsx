import { useRef } from 'react'
import { acceptedImages } from '../../../lib/images.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ageDocumentCopy } from './copy.ts'

/** Opens the rear camera. Shown on touch devices only. */
export function CameraButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid pointer-fine:hidden">
      <input
        ref={input}
        type="file"
        accept={acceptedImages}
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
