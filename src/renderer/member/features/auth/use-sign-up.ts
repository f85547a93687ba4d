import { useState } from 'react'
import { Sex } from '../../../../contract/enums/member.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import type { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/queries.ts'
import { writeSession } from '../../api/session-store.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { unknownId } from '../../shared/outcome/write.ts'
import { signUpWrite } from '../../shared/outcome/writes/auth.ts'
import type { ArrivalState } from './arrival-state.ts'
import { doorFailure } from './door-failure.ts'
import { rememberSignUp } from './signed-up.ts'
import { useDoorMessage } from './use-door-message.ts'

/**
 * Sends a sign-up and opens the page about its mail (AUTH-40 to AUTH-46). `refused` has what the server says of a field
 * until `forgive` is called with its name (D-68); `isRefusal` says that the values were refused, without a reason (D-118).
 */
export function useSignUp() {
  const leadOn = useLeadOn()
  const [refused, setRefused] = useState<ApiError['errors']>({})
  const [isRefusal, setIsRefusal] = useState(false)
  const [message, setMessage] = useDoorMessage()
  const { mutate, isPending } = useWrite(signUpWrite, {
    call: { login: {}, storeLogin: true },
    onSuccess: ({ data }, { email }) => {
      writeSession({ sex: data.sex, unconfirmed: 'true' })
      rememberSignUp(email)
      queryClient.clear()
      // Without an id there is nothing to count (AUTH-46).
      const isCounted = data.sex === Sex.woman && data.id !== unknownId
      void leadOn(isCounted ? `/after_sign_up?id=${data.id}` : '/login?send_mail=true', authCopy.login.mailSent, {
        replace: true,
        wayOn: authCopy.signUp.onward,
        state: { email, mailSent: true } satisfies ArrivalState,
      })
    },
    onError: (error) => {
      const failure = doorFailure(error)
      setMessage(failure)
      setIsRefusal(!failure.lasting)
      setRefused(error.errors)
    },
    failureOf: (error) => doorFailure(error).lines.join(''),
  })
  return {
    signUp: mutate,
    isPending,
    message,
    isRefusal,
    refused,
    forgive: (name: string) => setRefused(({ [name]: _gone, ...others }) => others),
    /** Removes what was said about the last try. */
    clear: () => {
      setMessage(null)
      setIsRefusal(false)
      setRefused({})
    },
  }
}
