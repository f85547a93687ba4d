import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { confirmEmailEndpoint } from '../../../../../contract/calls/auth.ts'
import { Spinner } from '../../../../ui/base/button.tsx'
import { call } from '../../../api/call.ts'
import type { ArrivalState } from '../arrival-state.ts'
import { AuthPageFrame } from '../auth-page-frame.tsx'
import { AlreadyConfirmed } from './already-confirmed.tsx'
import { confirmationCopy } from './confirmation-copy.ts'
import { ConfirmationFailed } from './confirmation-failed.tsx'

/** /user_confirmation?confirmation_token= (CONFIRM-01 to CONFIRM-09): redeems the link of the mail once, then /login. */
export function UserConfirmationPage() {
  const [params] = useSearchParams()
  const token = params.get('confirmation_token') ?? ''
  const { isSuccess, isError, error } = useQuery({
    // A token works once, so the answer of the first call is the answer.
    queryKey: [confirmEmailEndpoint.id, token],
    queryFn: () => call(confirmEmailEndpoint, { confirmation_token: token }, { login: {} }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  })
  if (isSuccess) return <Navigate to="/login" replace state={{ confirmed: true } satisfies ArrivalState} />
  if (error?.reason === 'confirmed') return <AlreadyConfirmed />
  if (isError || token === '') return <ConfirmationFailed />
  return (
    <AuthPageFrame>
      <output className="grid justify-items-center gap-4 text-center">
        <h1 className="sr-only">{confirmationCopy.title}</h1>
        <Spinner size={28} className="text-plum" />
        <p>{confirmationCopy.confirming}</p>
      </output>
    </AuthPageFrame>
  )
}
