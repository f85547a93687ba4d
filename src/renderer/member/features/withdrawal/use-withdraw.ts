import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, serverText } from '../../api/api-error.ts'
import { queryClient } from '../../api/queries.ts'
import { clearSession, ownUid } from '../../api/session-store.ts'
import { setWithdrawing, setWithdrawn } from '../../api/withdrawal.ts'
import { forgetMember } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { withdrawWrite } from '../../shared/outcome/writes/cancellation.ts'
import { withdrawalCopy } from './copy.ts'

const doneCopy = withdrawalCopy.done

const mutationKey = ['withdrawal']

/** Says why a withdrawal failed; while its outcome is unknown, it never says that it failed (D-110). */
function withdrawalFailure(error: ApiError): string {
  const failed = serverText(error, withdrawalCopy.thanks.failed)
  return failureText(error, failed, failed)
}

/** Ends the membership (API-71) and the login of this browser. */
export function useWithdraw() {
  const isLeft = useIsLeft()
  const [checking, setChecking] = useState(false)
  // Also of a withdrawal that was begun before this page was left and opened again.
  const isPending = useIsMutating({ mutationKey }) > 0
  const { mutate, error } = useMutation<void>({
    mutationKey,
    mutationFn: async () => {
      setWithdrawing(true)
      try {
        await sendWrite(withdrawWrite, ownUid(), { onChecking: setChecking, failureOf: withdrawalFailure })
        // Set at once, before another request uses the login that the server has ended (D-76).
        if (isLeft()) showFlash({ text: doneCopy.text })
        else setWithdrawn(true)
        forgetMember()
        clearSession()
      } finally {
        setWithdrawing(false)
      }
    },
  })
  return {
    withdraw: () => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate()
    },
    isPending,
    checking,
    // QUIT-22, QUIT-24.
    failure: error && !isPending ? withdrawalFailure(error) : null,
  }
}
