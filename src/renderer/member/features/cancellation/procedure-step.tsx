import { Button } from '../../../ui/base/button.tsx'
import { cancellationCopy } from './copy.ts'
import { StepFrame } from './step-frame.tsx'

const copy = cancellationCopy.procedure

/** Step 2: how it goes, no refund, no change of plan without it (CANCEL-07, CANCEL-38, CANCEL-39). */
export function ProcedureStep({ onNext }: { onNext: () => void }) {
  return (
    <StepFrame step={2} title={copy.title}>
      <p className="phrase text-ink-2">{copy.text}</p>
      <Button onClick={onNext}>{copy.next}</Button>
    </StepFrame>
  )
}
