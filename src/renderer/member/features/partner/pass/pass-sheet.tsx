import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'

const passSheetCopy = recommendationCopy.passQuestion

interface PassSheetProps {
  open: boolean
  busy: boolean
  onPass: () => void
  onClose: () => void
}

/** Asks a man to confirm 今回は見送る, which is final (D-74). */
export function PassSheet({ open, busy, onPass, onClose }: PassSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={() => {
        if (!busy) onClose()
      }}
      title={passSheetCopy.title}
      side="bottom"
      footer={
        <div className="flex gap-3 *:flex-1">
          <Button tone="quiet" disabled={busy} onClick={onClose}>
            {passSheetCopy.cancel}
          </Button>
          <Button tone="danger" busy={busy} onClick={onPass}>
            {passSheetCopy.confirm}
          </Button>
        </div>
      }
    >
      <p className="px-3 phrase text-ink-2">{passSheetCopy.text}</p>
    </Sheet>
  )
}
