import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelReasonEndpoint, cancelSubscriptionEndpoint } from '../../../../contract/calls/cancellation.ts'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { readSession } from '../../api/session-store.ts'
import type { CancellationReason } from './cancellation-reason.ts'
import { cancellationCopy } from './copy.ts'

/** The two calls behind 解約する: reason with password, then the cancellation (API-69, API-70). */
export function useCancelSubscription(reason: CancellationReason | null, onCancelled: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation<void, Error, string>({
    // The password is forgotten with the page.
    gcTime: 0,
    mutationFn: async (password) => {
      if (!reason) throw new Error('Failed to cancel: no reason was chosen.')
      const { uid } = readSession()
      const own = uid ? { uid } : {}
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
      // Never shown again from the cache: the plan it tells of has ended.
      queryClient.removeQueries({ queryKey: [paymentInformationEndpoint.id] })
      onCancelled()
    },
  })
  return { cancel: mutate, isPending, failure: error && !isPending ? failureText(error) : null }
}

/** The server's own text, else that something went wrong (CANCEL-36, CANCEL-37). */
function failureText(error: Error): string {
  return (error instanceof ApiError && error.msg) || cancellationCopy.password.failed
}
