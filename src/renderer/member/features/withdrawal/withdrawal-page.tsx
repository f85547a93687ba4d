import { useEffect, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { setWithdrawn, useWithdrawn } from '../../api/withdrawal.ts'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { withdrawalCopy } from './copy.ts'
import { ReasonStep } from './reason-step.tsx'
import { ThanksStep } from './thanks-step.tsx'

const doneCopy = withdrawalCopy.done

/** Step 3: the end. Its only link leads to / (QUIT-16, QUIT-17, QUIT-26, D-76). */
export function DoneStep() {
  useEffect(() => {
    setWithdrawn(true)
    return () => setWithdrawn(false)
  }, [])
  return (
    <div className="grid gap-5 py-8 text-center">
      <StepTitle>{doneCopy.title}</StepTitle>
      <EveningPicture className="min-h-44 rounded-l">
        <p className="phrase">{doneCopy.text}</p>
      </EveningPicture>
      {/* Loads a new document, so that none of her data stays in memory. */}
      <Button onClick={() => window.location.replace('/')}>{doneCopy.toTop}</Button>
    </div>
  )
}

/** Page /questionaire, a woman's withdrawal: reasons, thanks with the button, the end (QUIT). */
export function WithdrawalPage() {
  const [step, setStep] = useState<'reason' | 'thanks'>('reason')
  const withdrawn = useWithdrawn()
  return (
    <PageBody className={`gap-5 ${withdrawn ? 'my-auto' : ''}`}>
      {/* Stays mounted during the next step, so that going back keeps its state. */}
      {!withdrawn && (
        <div hidden={step !== 'reason'}>
          <ReasonStep onGiven={() => setStep('thanks')} />
        </div>
      )}
      {!withdrawn && step === 'thanks' && <ThanksStep onBack={() => setStep('reason')} />}
      {withdrawn && <DoneStep />}
    </PageBody>
  )
}
