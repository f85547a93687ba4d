import { useState } from 'react'
import { queryClient } from '../../../api/queries.ts'
import { useLeadOn } from '../../../shared/lead-away.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { signInWrite } from '../../../shared/outcome/writes/auth.ts'
import { doorFailure } from '../door-failure.ts'
import { forgetSignUp } from '../signed-up.ts'
import { useDoorMessage } from '../use-door-message.ts'

/** A login that was refused for a reason of the member, such as an address that is not confirmed (D-117). */
export interface Barred {
  readonly reason: string
  readonly email: string
}

/**
 * Sends a login and opens home (AUTH-11 to AUTH-17). `isRefused` says that the values were refused until `forgive` is
 * called; `barred` is the reason of the last refusal, if it has one.
 */
export function useSignIn() {
  const leadOn = useLeadOn()
  const [message, setMessage] = useDoorMessage()
  const [isRefused, setIsRefused] = useState(false)
  const [barred, setBarred] = useState<Barred | null>(null)
  const { mutate, isPending } = useWrite(signInWrite, {
    call: { login: {}, storeLogin: true },
    onSuccess: () => {
      forgetSignUp()
      queryClient.clear()
      // Elsewhere the menu of members shows that the login is there.
      void leadOn('/home', null, { replace: true })
    },
    onError: (error, { email }) => {
      const failure = doorFailure(error)
      setIsRefused(!failure.lasting)
      setBarred(error.reason === '' ? null : { reason: error.reason, email })
      setMessage(failure)
    },
    failureOf: (error) => doorFailure(error).lines.join(''),
  })
  return {
    signIn: (values: Parameters<typeof mutate>[0]) => {
      setMessage(null)
      setBarred(null)
      mutate(values)
    },
    isPending,
    message,
    isRefused,
    forgive: () => setIsRefused(false),
    barred,
  }
}
