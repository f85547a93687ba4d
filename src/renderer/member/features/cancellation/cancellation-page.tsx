import { useQuery, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { cancelReasonEndpoint, cancelSubscriptionEndpoint } from '../../../../contract/calls/cancellation.ts'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Spinner } from '../../../ui/base/button.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { serverText } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isPaid } from '../../api/paid.ts'
import { accountQuery, useAccount, queryClient } from '../../api/queries.ts'
import { ownUid } from '../../api/session-store.ts'
import { usePersistedState } from '../../shared/drafts.ts'
import {
  type CancellationReason,
  isReasonComplete,
  readReason,
  readStep,
  stepPath,
  type CancellationStep,
} from './cancellation-rules.ts'
import { ConfirmStep, DoneStep, PasswordStep, ProcedureStep, ReviewStep, ReasonStep } from './cancellation-steps.tsx'
import { cancellationCopy } from './copy.ts'

/** Whether the account, reloaded with every step, has a plan; undefined while it loads (CANCEL-23, CANCEL-24). */
export function useStillPaid(step: number): boolean | undefined {
  const { data, isFetchedAfterMount, refetch } = useQuery({ ...accountQuery, refetchOnMount: 'always' })
  const checkedFor = useRef(step)
  useEffect(() => {
    if (checkedFor.current === step) return
    checkedFor.current = step
    void refetch()
  }, [refetch, step])
  return isFetchedAfterMount && data ? isPaid(data) : undefined
}

/** Makes the two calls of 解約する: first reason and password, then the cancellation (API-69, API-70). */
export function useCancelSubscription(reason: CancellationReason | null, onCancelled: () => void) {
  const { mutate, isPending, error } = useMutation<void, Error, string>({
    // Drops the password when the page closes.
    gcTime: 0,
    mutationFn: async (password) => {
      if (!reason) throw new Error('Failed to cancel: no reason was chosen.')
      const own = ownUid()
      await call(cancelReasonEndpoint, {
        cancel_reason: {
          ...own,
          password,
          cancel_reason: reason.reason,
          cancel_reason_text: reason.text,
        },
      })
      await call(cancelSubscriptionEndpoint, own)
    },
    onSuccess: () => {
      // Never shown from the cache again, because the plan has ended.
      queryClient.removeQueries({ queryKey: [paymentInformationEndpoint.id] })
      onCancelled()
    },
  })
  // CANCEL-36, CANCEL-37.
  return {
    cancel: mutate,
    isPending,
    failure: error && !isPending ? serverText(error, cancellationCopy.password.failed) : null,
  }
}

/** Page /payment_cancellation with steps 1, 2, 3, 4, 6, 5. The address holds the step (CANCEL, D-42). */
export function CancellationPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { sex } = useAccount()
  const step = readStep(params)
  const paid = useStillPaid(step)
  const [reason, setReason, forgetReason] = usePersistedState('cancel.reason', (kept) => readReason(kept, sex))
  const [offered, setOffered] = useState(reason)
  const [shown, setShown] = useState(step)
  if (shown !== step) {
    setShown(step)
    // Going back to step 3 starts the choice over (CANCEL-19).
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
  // The account reloads before the cancellation's response is handled, so it must not redirect until then.
  if (!isPending) {
    if (paid === undefined) return <Waiting />
    if (step === 5) return paid ? <Navigate to={stepPath(1)} replace /> : <DoneStep />
    if (!paid) return <Navigate to="/home" replace />
    // A link to a late step has no chosen reason, so it restarts the flow.
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
