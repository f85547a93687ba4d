import { useState } from 'react'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useWithdrawn } from '../../api/withdrawal.ts'
import { DoneStep } from './done-step.tsx'
import { ReasonStep } from './reason-step.tsx'
import { ThanksStep } from './thanks-step.tsx'

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
