import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'

const copy = recommendationCopy.passQuestion

interface PassSheetProps {
  open: boolean
  busy: boolean
  onPass: () => void
  onClose: () => void
}

/** Whether he means it: there is no way back from a man's 今回は見送る (D-74). */
export function PassSheet({ open, busy, onPass, onClose }: PassSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={() => {
        if (!busy) onClose()
      }}
      title={copy.title}
      side="bottom"
      footer={
        <div className="flex gap-3 *:flex-1">
          <Button tone="quiet" disabled={busy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button tone="danger" busy={busy} onClick={onPass}>
            {copy.confirm}
          </Button>
        </div>
      }
    >
      <p className="px-3 phrase text-ink-2">{copy.text}</p>
    </Sheet>
  )
}
