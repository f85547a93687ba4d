import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { accountQuery, useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { showFlash } from '../../shared/flash.ts'
import { LedOn, useWasOpen } from '../../shared/parts/led-on.tsx'
import { usePersistedState } from '../../shared/use-persisted-state.ts'
import {
  type CancellationStep,
  type CancelledState,
  isCancelledBy,
  isReasonComplete,
  readReason,
  readStep,
  stepPath,
} from './cancellation-rules.ts'
import { DoneStep, ProcedureStep, ReviewStep } from './cancellation-steps.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { cancellationCopy } from './copy.ts'
import { PasswordStep } from './password-step.tsx'
import { ReasonStep } from './reason-step.tsx'
import { useCancelSubscription } from './use-cancel-subscription.ts'

/**
 * Whether the account, reloaded with every step, has a plan; undefined while it loads (CANCEL-23, CANCEL-24). `checked` is
 * the step for which it was reloaded last.
 */
function useStillPaid(step: number): { paid: boolean | undefined; checked: number | undefined } {
  const { data, isFetchedAfterMount, refetch } = useQuery({ ...accountQuery, refetchOnMount: 'always' })
  const checkedFor = useRef(step)
  const [checked, setChecked] = useState(step)
  useEffect(() => {
    if (checkedFor.current === step) return
    checkedFor.current = step
    void refetch().then(() => setChecked(step))
  }, [refetch, step])
  return isFetchedAfterMount && data ? { paid: isPaid(data), checked } : { paid: undefined, checked: undefined }
}

/**
 * The chosen reason, which a reload keeps. Step 3 begins with `offered`: the stored reason, or null when the member comes
 * back to it, so that the choice starts over (CANCEL-19).
 */
function useChosenReason(step: CancellationStep, sex: Sex) {
  const [reason, choose, forget] = usePersistedState('cancel.reason', (stored) => readReason(stored, sex))
  const [offered, setOffered] = useState(reason)
  const [shown, setShown] = useState(step)
  if (shown !== step) {
    setShown(step)
    if (shown >= 3) setOffered(null)
  }
  return { reason, offered, choose, forget }
}

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
  const { paid, checked } = useStillPaid(step)
  const wasOpen = useWasOpen(paid === true && checked === step, String(step))
  const { reason, offered, choose, forget } = useChosenReason(step, sex)
  const [cancelled, setCancelled] = useState(false)
  const { cancel, isPending, checking, failure } = useCancelSubscription(reason, () => {
    forget()
    setCancelled(true)
    const done: CancelledState = { cancelledBy: id }
    // Another page may be open meanwhile.
    if (location.pathname === '/payment_cancellation') void navigate(stepPath(5), { replace: true, state: done })
    else showFlash({ text: cancellationCopy.done.text })
  })

  if (cancelled) return <DoneStep />
  // The account reloads before the cancellation's response is handled, so it must not redirect until then.
  if (!isPending) {
    if (paid === undefined) return <Waiting />
    if (!paid) return step === 5 && isCancelledBy(state, id) ? <DoneStep /> : <NoPlan wasOpen={wasOpen} />
    if (step === 5) return <Navigate to={stepPath(1)} replace />
    // A link to a late step has no chosen reason, so it restarts the flow.
    const isChosen = reason !== null && isReasonComplete(reason)
    if (!isChosen && (step === 4 || step === 6)) return <Navigate to={stepPath(3)} replace />
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
