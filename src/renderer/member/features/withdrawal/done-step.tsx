import { useEffect } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import { setWithdrawn } from '../../api/withdrawal.ts'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { withdrawalCopy } from './copy.ts'

const copy = withdrawalCopy.done

/** Step 3: the end. Its only link leads to / (QUIT-16, QUIT-17, QUIT-26, D-76). */
export function DoneStep() {
  useEffect(() => {
    setWithdrawn(true)
    return () => setWithdrawn(false)
  }, [])
  return (
    <div className="grid gap-5 py-8 text-center">
      <StepTitle>{copy.title}</StepTitle>
      <EveningPicture className="min-h-44 rounded-l">
        <p className="phrase">{copy.text}</p>
      </EveningPicture>
      {/* Loads a new document, so that none of her data stays in memory. */}
      <Button onClick={() => window.location.replace('/')}>{copy.toTop}</Button>
    </div>
  )
}
