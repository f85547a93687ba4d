import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { cancellationCopy } from './copy.ts'
import { StepFrame } from './step-frame.tsx'

const copy = cancellationCopy.confirm

interface ConfirmStepProps {
  sex: 1 | 2
  onYes: () => void
  onNo: () => void
}

/** Step 1: yes or no; no goes home (CANCEL-05, CANCEL-06, CANCEL-41). */
export function ConfirmStep({ sex, onYes, onNo }: ConfirmStepProps) {
  return (
    <StepFrame step={1} title={copy.title}>
      <p className="phrase text-ink-2">{sex === 1 ? copy.textMan : copy.textWoman}</p>
      <div className="grid grid-cols-2 gap-3">
        <Button tone="quiet" render={<Link to="/home" onClick={onNo} />}>
          {copy.no}
        </Button>
        <Button onClick={onYes}>{copy.yes}</Button>
      </div>
    </StepFrame>
  )
}
