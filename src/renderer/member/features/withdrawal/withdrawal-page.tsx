import { useState } from 'react'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useWithdrawn } from '../../api/withdrawn.ts'
import { DoneStep, ReasonStep, ThanksStep } from './withdrawal-steps.tsx'

/** /questionaire, how a woman ends her membership: reasons, thanks with the button, the end (QUIT). */
export function WithdrawalPage() {
  const [step, setStep] = useState<'reason' | 'thanks'>('reason')
  const withdrawn = useWithdrawn()
  return (
    <PageBody className={`gap-5 ${withdrawn ? 'my-auto' : ''}`}>
      {/* Kept while the next step is shown, so that going back finds everything as it was. */}
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
