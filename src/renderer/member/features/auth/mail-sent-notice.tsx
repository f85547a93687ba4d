import { authCopy } from '../../../lib/copy/auth.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useResendConfirmation } from './use-resend-confirmation.ts'

const copy = authCopy.afterSignUp

/** Where the confirmation mail of a sign-up went, and the way to have it sent again (D-70). */
export function MailSentNotice({ email }: { email: string }) {
  const { busy, resend } = useResendConfirmation()
  return (
    <Notice
      action={
        <Button tone="quiet" size="m" wide busy={busy} onClick={() => resend(email)}>
          {authCopy.resend.submit}
        </Button>
      }
    >
      <p className="break-all text-ink">
        <strong className="font-semibold">{copy.sentTo(email)}</strong>
      </p>
      <p className="mt-1">{copy.openLink}</p>
      <p className="mt-1 text-ink-2">{copy.notArrived}</p>
    </Notice>
  )
}
