import type { Screenshot } from '../../../contract/control/capsule.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface ScreenshotsDialogProps {
  open: boolean
  screenshots: readonly Screenshot[]
  onClose: () => void
}

/** How the phones looked where the file was written, to compare with the stage. */
export function ScreenshotsDialog({ open, screenshots, onClose }: ScreenshotsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="書き出したときの画面">
      <div className="flex gap-4 overflow-x-auto">
        {screenshots.map(({ phone, content }) => (
          <figure key={phone} className="grid shrink-0 gap-1.5">
            <figcaption className="text-s font-semibold">{phone.toUpperCase()}</figcaption>
            <img
              src={`data:image/png;base64,${content}`}
              alt={`スマートフォン ${phone.toUpperCase()} の画面`}
              className="max-h-[60dvh] rounded-m outline outline-line"
            />
          </figure>
        ))}
      </div>
    </Dialog>
  )
}
