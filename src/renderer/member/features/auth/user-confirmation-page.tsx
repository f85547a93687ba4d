import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { confirmEmailEndpoint } from '../../../../contract/calls/auth.ts'
import { authCopy, confirmationCopy } from '../../../lib/copy/auth.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { call } from '../../api/call.ts'
import { isTransient } from '../../api/queries.ts'
import type { ArrivalState } from './arrival-state.ts'
import { AuthPageFrame, AuthWaiting } from './auth-page-frame.tsx'
import { doorFailure } from './door-failure.ts'
import { EmailForm } from './email-form.tsx'
import { signedUpAddress } from './signed-up.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'

/** Shown for a used link, because a second press or a mail scanner may have opened it (D-70). Not an error. */
function AlreadyConfirmed() {
  return (
    <AuthPageFrame title={confirmationCopy.title}>
      <Notice tone="good" live title={confirmationCopy.already}>
        {confirmationCopy.alreadyHint}
      </Notice>
      <Button render={<Link to="/login" />}>{confirmationCopy.toLogin}</Button>
    </AuthPageFrame>
  )
}

/** Explains how to recover from an invalid confirmation link (CONFIRM-02, CONFIRM-09). */
function ConfirmationFailed() {
  return (
    <AuthPageFrame title={confirmationCopy.title} toLogin={confirmationCopy.toLogin}>
      <div role="alert" className="grid gap-1">
        <p className="text-alarm">{confirmationCopy.failed}</p>
        <p className="text-s text-ink-2">{confirmationCopy.failedHint}</p>
      </div>
      <ResendForm />
    </AuthPageFrame>
  )
}

/** Opened without a link, from the questions: only sends the mail again. */
function ConfirmationMail() {
  return (
    <AuthPageFrame
      title={confirmationCopy.resendTitle}
      lead={[confirmationCopy.resendLead]}
      toLogin={confirmationCopy.toLogin}
    >
      <ResendForm />
    </AuthPageFrame>
  )
}

function ResendForm() {
  const { busy, resend } = useResendConfirmation()
  const copy = authCopy.resend
  return <EmailForm label={copy.email} autoComplete="email" submitText={copy.submit} busy={busy} onSubmit={resend} />
}

/** Page /user_confirmation?confirmation_token=: redeems the token, then opens /login (CONFIRM-01 to CONFIRM-09). */
export function UserConfirmationPage() {
  const [params] = useSearchParams()
  const token = params.get('confirmation_token')
  const { isSuccess, error, refetch } = useQuery({
    // A token works once, so the first response is final. After a lost one, the next says that it is confirmed.
    queryKey: [confirmEmailEndpoint.id, token],
    queryFn: () => call(confirmEmailEndpoint, { confirmation_token: token ?? '' }, { login: {} }),
    enabled: Boolean(token),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (isSuccess) {
    const email = signedUpAddress()
    const state: ArrivalState = { confirmed: true, ...(email !== undefined && { email }) }
    return <Navigate to="/login" replace state={state} />
  }
  if (error?.reason === 'confirmed') return <AlreadyConfirmed />
  if (token === null) return <ConfirmationMail />
  if (error && isTransient(error)) {
    return (
      <AuthPageFrame title={confirmationCopy.title} toLogin={confirmationCopy.toLogin}>
        <ErrorState onRetry={() => void refetch()}>{doorFailure(error).lines}</ErrorState>
      </AuthPageFrame>
    )
  }
  if (error || token === '') return <ConfirmationFailed />
  return <AuthWaiting title={confirmationCopy.title} text={confirmationCopy.confirming} />
}
