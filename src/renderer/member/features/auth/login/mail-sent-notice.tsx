import { authCopy } from '../../../../lib/copy/auth.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useResendConfirmation } from '../use-resend-confirmation.ts'

/** Says where the confirmation mail went and what to do next, with a button to send it again (D-70, D-116). */
export function MailSentNotice({ email }: { email: string }) {
  const { busy, resend } = useResendConfirmation()
  const copy = authCopy.afterSignUp
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, at), email.slice(at)]
  return (
    <Notice
      action={
        <Button tone="quiet" size="m" wide busy={busy} onClick={() => resend(email)}>
          {authCopy.resend.submit}
        </Button>
      }
    >
      <p className="wrap-anywhere text-ink">
        <strong className="font-semibold">
          {/* Breaks a long address before its @. */}
          {`${copy.sent} ${name}`}
          <wbr />
          {copy.sentTo(host)}
        </strong>
      </p>
      <p className="mt-1">{copy.openLink}</p>
      <p className="mt-1 text-ink-2">{copy.notArrived}</p>
    </Notice>
  )
}
