import type { Screenshot } from '../../../../contract/control/capsule.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useCopy } from '../../hub/language.ts'
import { capsuleCopy } from './copy.ts'

interface ScreenshotsDialogProps {
  open: boolean
  screenshots: readonly Screenshot[]
  onClose: () => void
}

/** Pictures of the phones when the capsule was written, for comparison with the stage. */
export function ScreenshotsDialog({ open, screenshots, onClose }: ScreenshotsDialogProps) {
  const words = useCopy(capsuleCopy)
  return (
    <Dialog open={open} onClose={onClose} title={words.pictures}>
      <div className="flex gap-4 overflow-x-auto">
        {screenshots.map(({ phone, content }) => (
          <figure key={phone} className="grid shrink-0 gap-1.5">
            <figcaption className="text-s font-semibold">{phone.toUpperCase()}</figcaption>
            <img
              src={`data:image/png;base64,${content}`}
              alt={words.pictureOf(phone.toUpperCase())}
              className="max-h-[60dvh] rounded-m outline outline-line"
            />
          </figure>
        ))}
      </div>
    </Dialog>
  )
}
