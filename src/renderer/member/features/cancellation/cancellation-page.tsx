import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Spinner } from '../../../ui/base/button.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { usePersistedState } from '../../shared/use-persisted-state.ts'
import { isReasonComplete, readReason } from './cancellation-reason.ts'
import { readStep, stepPath, type CancellationStep } from './cancellation-steps.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { DoneStep } from './done-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { ProcedureStep } from './procedure-step.tsx'
import { ReasonStep } from './reason-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useCancelSubscription } from './use-cancel-subscription.ts'
import { useStillPaid } from './use-still-paid.ts'

/** /payment_cancellation in its steps 1, 2, 3, 4, 6, 5; the address holds the step (CANCEL, D-42). */
export function CancellationPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { sex } = useAccount()
  const step = readStep(params)
  const paid = useStillPaid(step)
  const [reason, setReason, forgetReason] = usePersistedState('cancel.reason', (kept) =>
    readReason(kept, sex),
  )
  const [offered, setOffered] = useState(reason)
  const [shown, setShown] = useState(step)
  if (shown !== step) {
    setShown(step)
    // Who goes back to step 3 begins afresh (CANCEL-19).
    if (shown >= 3) setOffered(null)
  }
  const [cancelled, setCancelled] = useState(false)
  const { cancel, isPending, failure } = useCancelSubscription(reason, () => {
    forgetReason()
    setCancelled(true)
    void navigate(stepPath(5), { replace: true })
  })
  const chosen = reason !== null && isReasonComplete(reason)
  const to = (next: CancellationStep) => () => void navigate(stepPath(next))

  if (cancelled) return <DoneStep />
  // The account is read again before the cancellation's own answer is dealt with: until then it sends nobody away.
  if (!isPending) {
    if (paid === undefined) return <Waiting />
    if (step === 5) return paid ? <Navigate to={stepPath(1)} replace /> : <DoneStep />
    if (!paid) return <Navigate to="/home" replace />
    // A link into the middle: nothing is cancelled for a reason that nobody chose.
    if (!chosen && (step === 4 || step === 6)) return <Navigate to={stepPath(3)} replace />
  }

  if (step === 1) return <ConfirmStep sex={sex} onYes={to(2)} onNo={forgetReason} />
  if (step === 2) return <ProcedureStep onNext={to(3)} />
  if (step === 3 || reason === null) {
    return <ReasonStep sex={sex} kept={offered} onChoose={setReason} onNext={to(4)} />
  }
  if (step === 4) return <ReviewStep reason={reason} onNext={to(6)} />
  return <PasswordStep sex={sex} busy={isPending} failure={failure} onSubmit={cancel} />
}

function Waiting() {
  return (
    <PageBody className="justify-items-center">
      <Spinner size={32} className="mt-24" label={commonCopy.state.loading} />
    </PageBody>
  )
}
