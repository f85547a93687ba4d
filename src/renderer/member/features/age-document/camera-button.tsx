import { useRef } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { ageDocumentCopy } from './copy.ts'

interface CameraButtonProps {
  accept: string
  onFile: (file: File) => void
}

/** On a touch device: straight to the camera on its back. A mouse has no camera to point, so it is not shown there. */
export function CameraButton({ accept, onFile }: CameraButtonProps) {
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
