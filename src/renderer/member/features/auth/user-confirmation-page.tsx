import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { confirmEmailEndpoint } from '../../../../contract/calls/auth.ts'
import { confirmationCopy as copy } from '../../../lib/copy/auth.ts'
import { Button, Spinner } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextLink } from '../../../ui/navigation/menu-row.tsx'
import { call } from '../../api/call.ts'
import { ResendForm } from './after-sign-up-page.tsx'
import { type ArrivalState, AuthPageFrame } from './form-parts.tsx'

/** Shown for a used link, because a second press or a mail scanner may have opened it (D-70). Not an error. */
export function AlreadyConfirmed() {
  return (
    <AuthPageFrame>
      <h1>{copy.title}</h1>
      <Notice tone="good" live title={copy.already}>
        {copy.alreadyHint}
      </Notice>
      <Button render={<Link to="/login" />}>{copy.toLogin}</Button>
    </AuthPageFrame>
  )
}

/** Explains how to recover from an invalid confirmation link (CONFIRM-02, CONFIRM-09). */
export function ConfirmationFailed() {
  return (
    <AuthPageFrame>
      <h1>{copy.title}</h1>
      <div role="alert" className="grid gap-1">
        <p className="text-alarm">{copy.failed}</p>
        <p className="text-s text-ink-2">{copy.failedHint}</p>
      </div>
      <ResendForm />
      <p className="text-center">
        <TextLink render={<Link to="/login" />}>{copy.toLogin}</TextLink>
      </p>
    </AuthPageFrame>
  )
}

/** Page /user_confirmation?confirmation_token=: redeems the token, then opens /login (CONFIRM-01 to CONFIRM-09). */
export function UserConfirmationPage() {
  const [params] = useSearchParams()
  const token = params.get('confirmation_token') ?? ''
  const { isSuccess, isError, error } = useQuery({
    // A token works once, so the first response is final.
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
        <h1 className="sr-only">{copy.title}</h1>
        <Spinner size={28} className="text-plum" />
        <p>{copy.confirming}</p>
      </output>
    </AuthPageFrame>
  )
}
