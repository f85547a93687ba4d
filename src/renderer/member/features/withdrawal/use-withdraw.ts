import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { withdrawEndpoint } from '../../../../contract/calls/withdrawal.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { freezeAccount } from '../../api/frozen-account.ts'
import { readSession } from '../../api/session-store.ts'
import { withdrawalCopy } from './copy.ts'

/** Ends the membership (API-71); from then on the login is over and the account stays as it was on screen. */
export function useWithdraw(onWithdrawn: () => void) {
  const running = useRef(false)
  const { mutate, isPending, error } = useMutation<void>({
    mutationFn: async () => {
      const { uid } = readSession()
      await call(withdrawEndpoint, uid ? { uid } : {})
      freezeAccount()
    },
    onSuccess: onWithdrawn,
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
