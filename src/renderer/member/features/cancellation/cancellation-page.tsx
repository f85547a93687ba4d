import { useQuery, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { cancelSubscriptionEndpoint } from '../../../../contract/calls/cancellation.ts'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { accountQuery, useAccount } from '../../api/account.ts'
import { ApiError, serverText } from '../../api/api-error.ts'
import { call, type CallOptions } from '../../api/call.ts'
import { isPaid } from '../../api/paid.ts'
import { queryClient } from '../../api/queries.ts'
import { ownUid } from '../../api/session-store.ts'
import { showFlash } from '../../shared/flash.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { cancelReasonWrite, cancelSubscriptionWrite } from '../../shared/outcome/writes/cancellation.ts'
import { LedOn, useWasOpen } from '../../shared/parts/led-on.tsx'
import { useIsShown } from '../../shared/use-is-shown.ts'
import { usePersistedState } from '../../shared/use-persisted-state.ts'
import {
  type CancellationReason,
  isReasonComplete,
  readReason,
  readStep,
  stepPath,
  type CancellationStep,
} from './cancellation-rules.ts'
import { DoneStep, ProcedureStep, ReviewStep } from './cancellation-steps.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { cancellationCopy } from './copy.ts'
import { PasswordStep } from './password-step.tsx'
import { ReasonStep } from './reason-step.tsx'

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

/** Says why a cancellation failed, and that nothing was cancelled if that is known (CANCEL-36, CANCEL-37, D-110). */
function cancellationFailure(error: ApiError): string {
  const { failed, unsent } = cancellationCopy.password
  return failureText(error, serverText(error, failed), `${failed}${unsent}`)
}

/** Makes the two calls of 解約する: first reason and password, then the cancellation (API-69, API-70). */
function useCancelSubscription(reason: CancellationReason | null, onCancelled: () => void) {
  const [checking, setChecking] = useState(false)
  const isShown = useIsShown()
  const { mutate, isPending, error } = useMutation<void, ApiError, string>({
    // Drops the password when the page closes.
    gcTime: 0,
    mutationFn: async (password) => {
      if (!reason) throw new Error('Failed to cancel: no reason was chosen.')
      const own = ownUid()
      const given = { ...own, password, cancel_reason: reason.reason, cancel_reason_text: reason.text }
      const send = async (how: CallOptions) => {
        await sendWrite(cancelReasonWrite, { cancel_reason: given }).catch((cause: unknown) => {
          // A reason alone ends nothing, so the cancellation is known not to have been sent.
          if (cause instanceof ApiError && cause.outcome === 'unknown') cause.outcome = 'unsent'
          throw cause
        })
        return call(cancelSubscriptionEndpoint, own, how)
      }
      await sendWrite(cancelSubscriptionWrite, own, {
        send,
        isShown,
        onChecking: setChecking,
        failureOf: cancellationFailure,
      })
    },
    onSuccess: () => {
      // Never shown from the cache again, because the plan has ended.
      queryClient.removeQueries({ queryKey: [paymentInformationEndpoint.id] })
      onCancelled()
    },
  })
  return {
    cancel: mutate,
    isPending,
    checking,
    failure: error && !isPending ? cancellationFailure(error) : null,
  }
}

/** Page /payment_cancellation with steps 1, 2, 3, 4, 6, 5. The address holds the step (CANCEL, D-42). */
export function CancellationPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { sex } = useAccount()
  const step = readStep(params)
  const { paid, checked } = useStillPaid(step)
  const [reason, setReason, forgetReason] = usePersistedState('cancel.reason', (stored) => readReason(stored, sex))
  const [offered, setOffered] = useState(reason)
  const [shown, setShown] = useState(step)
  if (shown !== step) {
    setShown(step)
    // Going back to step 3 starts the choice over (CANCEL-19).
    if (shown >= 3) setOffered(null)
  }
  const [cancelled, setCancelled] = useState(false)
  const { cancel, isPending, checking, failure } = useCancelSubscription(reason, () => {
    forgetReason()
    setCancelled(true)
    // Another page may be open meanwhile.
    if (location.pathname === '/payment_cancellation') void navigate(stepPath(5), { replace: true })
    else showFlash({ text: cancellationCopy.done.text })
  })
  const wasOpen = useWasOpen(paid === true && checked === step, String(step))
  const chosen = reason !== null && isReasonComplete(reason)
  const to = (next: CancellationStep) => () => void navigate(stepPath(next))

  if (cancelled) return <DoneStep />
  // The account reloads before the cancellation's response is handled, so it must not redirect until then.
  if (!isPending) {
    if (paid === undefined) return <Waiting />
    if (step === 5) return paid ? <Navigate to={stepPath(1)} replace /> : <DoneStep />
    if (!paid) {
      const link = { to: '/payment_information', text: cancellationCopy.noPlan.toPayment }
      return <LedOn icon="card" reason={cancellationCopy.noPlan.text} to="/home" stays={wasOpen} link={link} />
    }
    // A link to a late step has no chosen reason, so it restarts the flow.
    if (!chosen && (step === 4 || step === 6)) return <Navigate to={stepPath(3)} replace />
  }

  if (step === 1) return <ConfirmStep sex={sex} onYes={to(2)} onNo={forgetReason} />
  if (step === 2) return <ProcedureStep onNext={to(3)} />
  if (step === 3 || reason === null) {
    return <ReasonStep sex={sex} stored={offered} onChoose={setReason} onNext={to(4)} />
  }
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
