import { Link } from 'react-router-dom'
import { requestPasswordResetEndpoint } from '../../../../contract/calls/auth.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { AuthPageFrame, EmailForm } from './form-parts.tsx'

const copy = authCopy.forgetPassword

const sent = () => showFlash({ text: copy.sent })

/** /forget_password (AUTH-49 to AUTH-53): only an empty address stops the submit; the page stays after either answer. */
export function ForgetPasswordPage() {
  const request = useEndpointMutation(requestPasswordResetEndpoint, {
    onSuccess: sent,
    // 404 is an address that nobody has: the screen tells nobody who is a member (D-69).
    onError: (error) => (error.status === 404 ? sent() : showFlash({ text: copy.failed, tone: 'error' })),
  })
  return (
    <AuthPageFrame>
      <div className="grid gap-2">
        <h1>{copy.title}</h1>
        <p className="text-s text-ink-2">{copy.lead}</p>
      </div>
      <EmailForm
        label={authCopy.field.email}
        autoComplete="username"
        submitText={copy.submit}
        busy={request.isPending}
        onSubmit={(email) => request.mutate({ email, redirect_url: `${location.origin}/password_reset` })}
      />
      <p className="text-center">
        <TextLink render={<Link to="/login" />}>{copy.toLogin}</TextLink>
      </p>
    </AuthPageFrame>
  )
}
