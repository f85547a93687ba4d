import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { withdrawEndpoint } from '../../../../contract/calls/withdrawal.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { clearSession, readSession } from '../../api/session-store.ts'
import { setWithdrawn } from '../../api/withdrawn.ts'
import { forgetDrafts } from '../../shared/drafts.ts'
import { withdrawalCopy } from './copy.ts'

/** Ends the membership (API-71) and with it the login of this browser. */
export function useWithdraw() {
  const running = useRef(false)
  const { mutate, isPending, error } = useMutation<void>({
    mutationFn: async () => {
      const { uid } = readSession()
      await call(withdrawEndpoint, uid ? { uid } : {})
      // At once, before anything else asks with a login that the server has just ended (D-76).
      setWithdrawn(true)
      forgetDrafts()
      clearSession()
    },
    onSettled: () => {
      running.current = false
    },
  })
  return {
    withdraw: () => {
      if (running.current) return
      running.current = true
      mutate()
    },
    isPending,
    failure: error && !isPending ? failureText(error) : null,
  }
}

/** The server's text takes the place of the fixed one, where there is one (QUIT-22, QUIT-24). */
function failureText(error: Error): string {
  return (error instanceof ApiError && error.msg) || withdrawalCopy.thanks.failed
}
