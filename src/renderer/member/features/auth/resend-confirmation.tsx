import { authCopy } from '../../../lib/copy/auth.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showFlash } from '../../shared/flash.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { resendConfirmationWrite } from '../../shared/outcome/writes/auth.ts'
import { EmailForm } from './email-form.tsx'

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

/** Says where the confirmation mail went and what to do next, with a button to send it again (D-70, D-116). */
export function MailSentNotice({ email }: { email: string }) {
  const { busy, resend } = useResendConfirmation()
  const mailCopy = authCopy.afterSignUp
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
          {`${mailCopy.sent} ${name}`}
          <wbr />
          {mailCopy.sentTo(host)}
        </strong>
      </p>
      <p className="mt-1">{mailCopy.openLink}</p>
      <p className="mt-1 text-ink-2">{mailCopy.notArrived}</p>
    </Notice>
  )
}
