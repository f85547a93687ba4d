import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/list/card.tsx'
import type { CancellationReason } from './cancellation-reason.ts'
import { cancellationCopy } from './copy.ts'
import { StepFrame } from './step-frame.tsx'

const copy = cancellationCopy.review

interface ReviewStepProps {
  reason: CancellationReason
  onNext: () => void
}

/** Step 4: the chosen reason once more (CANCEL-09, CANCEL-10). */
export function ReviewStep({ reason, onNext }: ReviewStepProps) {
  return (
    <StepFrame step={4} title={copy.title}>
      <Card>
        <dl className="grid gap-1">
          <dt className="text-s text-ink-2">{copy.reason}</dt>
          <dd className="font-semibold">{reason.reason}</dd>
          {reason.text !== '' && <dd className="wrap-anywhere whitespace-pre-line">{reason.text}</dd>}
        </dl>
      </Card>
      <p className="phrase text-ink-2">{copy.text}</p>
      <Button onClick={onNext}>{copy.next}</Button>
    </StepFrame>
  )
}
