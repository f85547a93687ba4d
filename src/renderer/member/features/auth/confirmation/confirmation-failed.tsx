import { Link } from 'react-router-dom'
import { authCopy } from '../../../../lib/copy/auth.ts'
import { TextLink } from '../../../../ui/navigation/text-link.tsx'
import { AuthPageFrame } from '../auth-page-frame.tsx'
import { EmailForm } from '../email-form.tsx'
import { useResendConfirmation } from '../use-resend-confirmation.ts'
import { confirmationCopy } from './confirmation-copy.ts'

const copy = confirmationCopy

/** The link did not work: what to do about it (CONFIRM-02, CONFIRM-09). */
export function ConfirmationFailed() {
  const { busy, resend } = useResendConfirmation()
  return (
    <AuthPageFrame>
      <h1>{copy.title}</h1>
      <div role="alert" className="grid gap-1">
        <p className="text-alarm">{copy.failed}</p>
        <p className="text-s text-ink-2">{copy.failedHint}</p>
      </div>
      <EmailForm
        label={authCopy.resend.email}
        autoComplete="email"
        submitText={authCopy.resend.submit}
        busy={busy}
        onSubmit={resend}
      />
      <p className="text-center">
        <TextLink render={<Link to="/login" />}>{copy.toLogin}</TextLink>
      </p>
    </AuthPageFrame>
  )
}
