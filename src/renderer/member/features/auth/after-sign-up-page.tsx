import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { confirmEmailEndpoint } from '../../../../contract/calls/auth.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { authCopy, confirmationCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { call } from '../../api/call.ts'
import { conversionScript, scriptAddress } from '../../api/script-address.ts'
import { readSession } from '../../api/session-store.ts'
import { showFlash } from '../../shared/flash.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { resendConfirmationWrite } from '../../shared/outcome/writes/auth.ts'
import { readArrival, AuthPageFrame, AuthWaiting, EmailForm, type ArrivalState } from './form-parts.tsx'
import { signedUpAddress } from './signed-up.ts'

const timeoutMs = 3_000

/** Loads the script of a sign-up (AUTH-46, IMP-26). True once it loaded, failed or is late, and without an id. */
export function useConversionScript(id: string | null): boolean {
  const [finished, setFinished] = useState(id === null)
  useEffect(() => {
    if (id === null) return undefined
    const script = document.createElement('script')
    script.src = scriptAddress(`${conversionScript}?id=${encodeURIComponent(id)}`)
    const finish = () => setFinished(true)
    const timer = setTimeout(finish, timeoutMs)
    script.addEventListener('load', finish)
    script.addEventListener('error', finish)
    document.head.append(script)
    return () => {
      clearTimeout(timer)
      script.removeEventListener('load', finish)
      script.removeEventListener('error', finish)
      script.remove()
    }
  }, [id])
  return finished
}

const copy = authCopy.resend

/** Sends the confirmation mail again and flashes the result (D-70, CONFIRM-09). */
export function useResendConfirmation(): { busy: boolean; resend: (email: string) => void } {
  const { isPending, mutate } = useWrite(resendConfirmationWrite, {
    call: { login: {} },
    onSuccess: () => showFlash({ text: copy.sent }),
    onError: () => showFlash({ text: copy.failed, tone: 'error' }),
  })
  return { busy: isPending, resend: (email) => mutate({ email }) }
}

export function ResendForm() {
  const { busy, resend } = useResendConfirmation()
  return <EmailForm label={copy.email} autoComplete="email" submitText={copy.submit} busy={busy} onSubmit={resend} />
}

const pageCopy = authCopy.afterSignUp

/** Says where the confirmation mail went and what to do next, with a button to send it again (D-70, D-116). */
export function MailSentNotice({ email }: { email: string }) {
  const { busy, resend } = useResendConfirmation()
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, at), email.slice(at)]
  return (
    <Notice
      action={
        <Button tone="quiet" size="m" wide busy={busy} onClick={() => resend(email)}>
          {copy.submit}
        </Button>
      }
    >
      <p className="wrap-anywhere text-ink">
        <strong className="font-semibold">
          {/* Breaks a long address before its @. */}
          {`${pageCopy.sent} ${name}`}
          <wbr />
          {pageCopy.sentTo(host)}
        </strong>
      </p>
      <p className="mt-1">{pageCopy.openLink}</p>
      <p className="mt-1 text-ink-2">{pageCopy.notArrived}</p>
    </Notice>
  )
}

/**
 * Page /after_sign_up?id=: loads the script of a woman's sign-up, then goes to /login?send_mail=true, which has the panel
 * of the mail (AUTH-45 to AUTH-48, D-116). Opened by hand it knows of no mail and says of none that it was sent.
 */
export function AfterSignUpPage() {
  const [params] = useSearchParams()
  const { email } = readArrival(useLocation().state)
  const { sex, uid, unconfirmed } = readSession()
  const id = params.get('id')
  const wanted = id !== null && id !== '' && sex !== String(Sex.man)
  const finished = useConversionScript(wanted ? id : null)

  const signedUp = email ?? (unconfirmed === undefined ? undefined : uid)
  if (finished) {
    const state: ArrivalState = signedUp === undefined ? { mailSentShown: true } : { email: signedUp, mailSent: true }
    return <Navigate to="/login?send_mail=true" replace state={state} />
  }
  const text = signedUp === undefined ? commonCopy.state.loading : pageCopy.registering
  return <AuthWaiting title={pageCopy.title} text={text} />
}

/** Shown for a used link, because a second press or a mail scanner may have opened it (D-70). Not an error. */
export function AlreadyConfirmed() {
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
export function ConfirmationFailed() {
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

/** Page /user_confirmation?confirmation_token=: redeems the token, then opens /login (CONFIRM-01 to CONFIRM-09). */
export function UserConfirmationPage() {
  const [params] = useSearchParams()
  const token = params.get('confirmation_token')
  const { isSuccess, isError, error } = useQuery({
    // A token works once, so the first response is final.
    queryKey: [confirmEmailEndpoint.id, token],
    queryFn: () => call(confirmEmailEndpoint, { confirmation_token: token ?? '' }, { login: {} }),
    enabled: Boolean(token),
    staleTime: Infinity,
    retry: false,
  })
  if (isSuccess) {
    const email = signedUpAddress()
    const state: ArrivalState = { confirmed: true, ...(email !== undefined && { email }) }
    return <Navigate to="/login" replace state={state} />
  }
  if (error?.reason === 'confirmed') return <AlreadyConfirmed />
  if (token === null) return <ConfirmationMail />
  if (isError || token === '') return <ConfirmationFailed />
  return <AuthWaiting title={confirmationCopy.title} text={confirmationCopy.confirming} />
}
