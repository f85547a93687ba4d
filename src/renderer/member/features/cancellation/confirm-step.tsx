import { Link } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { Button } from '../../../ui/base/button.tsx'
import { cancellationCopy } from './copy.ts'
import { StepFrame } from './step-frame.tsx'

const copy = cancellationCopy.confirm

/** Step 1: asks whether to cancel; no leads home (CANCEL-05, CANCEL-06, CANCEL-41). */
export function ConfirmStep({ sex, onYes, onNo }: { sex: Sex; onYes: () => void; onNo: () => void }) {
  return (
    <StepFrame
      step={1}
      title={copy.title}
      actions={
        <div className="grid grid-cols-2 gap-3">
          <Button tone="quiet" render={<Link to="/home" onClick={onNo} />}>
            {copy.no}
          </Button>
          <Button tone="quiet" onClick={onYes}>
            {copy.yes}
          </Button>
        </div>
      }
    >
      <p className="phrase text-ink-2">{sex === Sex.man ? copy.textMan : copy.textWoman}</p>
    </StepFrame>
  )
}
