import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { cancellationCopy } from './copy.ts'
import { StepFrame } from './step-frame.tsx'

const copy = cancellationCopy.done

/** Step 5, the end: still logged in, home is next (CANCEL-11, CANCEL-40). */
export function DoneStep() {
  return (
    <StepFrame step={5} title={copy.title}>
      <p className="phrase text-ink-2">{copy.text}</p>
      <Button render={<Link to="/home" />}>{copy.toHome}</Button>
    </StepFrame>
  )
}
