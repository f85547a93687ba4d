import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { showFlash } from '../../shared/flash.ts'
import { LedOn, useWasOpen } from '../../shared/parts/led-on.tsx'
import { isReasonComplete } from './cancellation-reason.ts'
import { DoneStep, ProcedureStep, ReviewStep } from './cancellation-steps.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { cancellationCopy } from './copy.ts'
import { PasswordStep } from './password-step.tsx'
import { ReasonStep } from './reason-step.tsx'
import {
  type CancellationStep,
  type CancelledState,
  isCancelledBy,
  openedStep,
  readStep,
  stepPath,
} from './step-address.ts'
import { useCancelSubscription } from './use-cancel-subscription.ts'
import { useChosenReason } from './use-chosen-reason.ts'
import { useStillPaid } from './use-still-paid.ts'

/**
 * Page /payment_cancellation with steps 1, 2, 3, 4, 6, 5. The address holds the step (CANCEL, D-42). Step 5 opens only after
 * a cancellation.
 */
export function CancellationPage() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { id, sex } = useAccount()
  const step = readStep(params)
  const { paid, isChecked } = useStillPaid(step)
  const wasOpen = useWasOpen(paid === true && isChecked, String(step))
  const { reason, offered, choose, forget } = useChosenReason(step, sex)
  const [isCancelled, setIsCancelled] = useState(false)
  const { cancel, isPending, checking, failure } = useCancelSubscription(reason, () => {
    forget()
    setIsCancelled(true)
    const done: CancelledState = { cancelledBy: id }
    // Another page may be open meanwhile.
    if (location.pathname === '/payment_cancellation') void navigate(stepPath(5), { replace: true, state: done })
    else showFlash({ text: cancellationCopy.done.text })
  })

  if (isCancelled) return <DoneStep />
  // The account reloads before the cancellation's response is handled, so it must not redirect until then.
  if (!isPending) {
    if (paid === undefined) return <Waiting />
    const hasReason = reason !== null && isReasonComplete(reason)
    const opened = openedStep(step, { hasPlan: paid, isCancelled: isCancelledBy(state, id), hasReason })
    if (opened === null) return <NoPlan wasOpen={wasOpen} />
    if (opened === 5) return <DoneStep />
    if (opened !== step) return <Navigate to={stepPath(opened)} replace />
  }

  const to = (next: CancellationStep) => () => void navigate(stepPath(next))
  if (step === 1) return <ConfirmStep sex={sex} onYes={to(2)} onNo={forget} />
  if (step === 2) return <ProcedureStep onNext={to(3)} />
  if (step === 3 || reason === null) return <ReasonStep sex={sex} stored={offered} onChoose={choose} onNext={to(4)} />
  if (step === 4) return <ReviewStep reason={reason} onNext={to(6)} />
  return <PasswordStep sex={sex} busy={isPending} checking={checking} failure={failure} onSubmit={cancel} />
}

function Waiting() {
  return (
    <PageBody data-loading className="justify-items-center">
      <Spinner size={32} className="mt-24" label={commonCopy.state.loading} />
    </PageBody>
  )
}

/** A member without a plan has nothing to cancel and goes home (CANCEL-23). */
function NoPlan({ wasOpen }: { wasOpen: boolean }) {
  const { text, toPayment } = cancellationCopy.noPlan
  const link = { to: '/payment_information', text: toPayment }
  return <LedOn icon="card" reason={text} to="/home" stays={wasOpen} link={link} />
}
