import { Link } from 'react-router-dom'
import { resendConfirmationEndpoint } from '../../../../contract/calls/auth/auth-implied.ts'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { confirmationCopy } from './confirmation-copy.ts'
import { EmailForm } from './email-form.tsx'

const copy = confirmationCopy

/** The link did not work: what to do about it (CONFIRM-02, CONFIRM-09). */
export function ConfirmationFailed() {
  const resend = useEndpointMutation(resendConfirmationEndpoint, {
    onSuccess: () => showFlash({ text: copy.resend.sent }),
    onError: () => showFlash({ text: copy.failed, tone: 'error' }),
  })
  return (
    <AuthPageFrame>
      <h1>{copy.title}</h1>
      <div role="alert" className="grid gap-1">
        <p className="text-alarm">{copy.failed}</p>
        <p className="text-s text-ink-2">{copy.failedHint}</p>
      </div>
      <EmailForm
        label={copy.resend.email}
        autoComplete="email"
        submitText={copy.resend.submit}
        busy={resend.isPending}
        onSubmit={(email) => resend.mutate({ email })}
      />
      <p className="text-center">
        <TextLink render={<Link to="/login" />}>{copy.toLogin}</TextLink>
      </p>
    </AuthPageFrame>
  )
}
