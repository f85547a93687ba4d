import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/list/card.tsx'

const copy = recommendationCopy.decision

interface HoldButtonProps {
  busy: boolean
  disabled: boolean
  onHold: () => void
}

/** Postpones the decision; what a hold means is said before it is pressed (REC-68). */
export function HoldButton({ busy, disabled, onHold }: HoldButtonProps) {
  return (
    <Card tone="flat" space="s" className="flex items-center gap-4">
      <p className="min-w-0 flex-1 text-s phrase text-ink-2">{copy.holdNote}</p>
      <Button tone="quiet" size="m" icon="pause" busy={busy} disabled={disabled} onClick={onHold}>
        {copy.hold}
      </Button>
    </Card>
  )
}
