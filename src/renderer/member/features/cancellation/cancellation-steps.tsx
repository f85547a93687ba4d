import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import type { CancellationReason } from './cancellation-reason.ts'
import { cancellationCopy } from './copy.ts'
import { StepFrame } from './step-frame.tsx'

const { procedure, review, done } = cancellationCopy

/** Step 2: the procedure, no refunds, and no change of plan without cancelling (CANCEL-07, CANCEL-38, CANCEL-39). */
export function ProcedureStep({ onNext }: { onNext: () => void }) {
  return (
    <StepFrame
      step={2}
      title={procedure.title}
      actions={
        <Button tone="quiet" onClick={onNext}>
          {procedure.next}
        </Button>
      }
    >
      <p className="phrase text-ink-2">{procedure.text}</p>
    </StepFrame>
  )
}

/** Step 4: reviews the chosen reason (CANCEL-09, CANCEL-10). */
export function ReviewStep({ reason, onNext }: { reason: CancellationReason; onNext: () => void }) {
  return (
    <StepFrame
      step={4}
      title={review.title}
      actions={
        <Button tone="quiet" onClick={onNext}>
          {review.next}
        </Button>
      }
    >
      <Card>
        <dl className="grid gap-1">
          <dt className="text-s text-ink-2">{review.reason}</dt>
          <dd className="font-semibold">{reason.reason}</dd>
          {reason.text !== '' && <dd className="wrap-anywhere whitespace-pre-line">{reason.text}</dd>}
        </dl>
      </Card>
      <p className="phrase text-ink-2">{review.text}</p>
    </StepFrame>
  )
}

/** Step 5: the cancellation is done. The member stays logged in and continues to home (CANCEL-11, CANCEL-40). */
export function DoneStep() {
  return (
    <StepFrame
      step={5}
      title={done.title}
      actions={
        <Button tone="quiet" render={<Link to="/home" />}>
          {done.toHome}
        </Button>
      }
    >
      <EveningPicture className="min-h-44 rounded-l">
        <p className="phrase">{done.text}</p>
      </EveningPicture>
    </StepFrame>
  )
}
