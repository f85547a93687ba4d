import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelSubscriptionEndpoint } from '../../../../contract/calls/cancellation.ts'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { ApiError, serverText } from '../../api/api-error.ts'
import { call, type CallOptions } from '../../api/call.ts'
import { queryClient } from '../../api/queries.ts'
import { ownUid } from '../../api/session-store.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { useIsShown } from '../../shared/outcome/use-is-shown.ts'
import { cancelReasonWrite, cancelSubscriptionWrite } from '../../shared/outcome/writes/cancellation.ts'
import type { CancellationReason } from './cancellation-reason.ts'
import { cancellationCopy } from './copy.ts'

/** Says why a cancellation failed, and that nothing was cancelled if that is known (CANCEL-36, CANCEL-37, D-110). */
function cancellationFailure(error: ApiError): string {
  const { failed, unsent } = cancellationCopy.password
  return failureText(error, serverText(error, failed), `${failed}${unsent}`)
}

/** Sends reason and password. They end nothing, so after a failure the cancellation is known not to have been sent. */
async function sendReason({ reason, text }: CancellationReason, password: string): Promise<void> {
  const given = { ...ownUid(), password, cancel_reason: reason, cancel_reason_text: text }
  try {
    await sendWrite(cancelReasonWrite, { cancel_reason: given })
  } catch (error) {
    if (error instanceof ApiError && error.outcome === 'unknown') error.outcome = 'unsent'
    throw error
  }
}

/** Makes the two calls of 解約する: first reason and password, then the cancellation (API-69, API-70). */
export function useCancelSubscription(reason: CancellationReason | null, onCancelled: () => void) {
  const [checking, setChecking] = useState(false)
  const isShown = useIsShown()
  const { mutate, isPending, error } = useMutation<void, ApiError, string>({
    // Drops the password when the page closes.
    gcTime: 0,
    mutationFn: async (password) => {
      if (!reason) throw new Error('Failed to cancel: no reason was chosen.')
      const own = ownUid()
      const send = async (how: CallOptions) => {
        await sendReason(reason, password)
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
