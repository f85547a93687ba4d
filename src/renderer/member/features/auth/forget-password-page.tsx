import { authCopy } from '../../../lib/copy/auth.ts'
import { showFlash } from '../../shared/flash.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { requestPasswordResetWrite } from '../../shared/outcome/writes/auth.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { EmailForm } from './email-form.tsx'

const forgetCopy = authCopy.forgetPassword

const sent = () => showFlash({ text: forgetCopy.sent })

/** Page /forget_password: only an empty address blocks; the page stays after any response (AUTH-49 to AUTH-53). */
export function ForgetPasswordPage() {
  const request = useWrite(requestPasswordResetWrite, {
    onSuccess: sent,
    // 404 means an unknown address. It counts as sent, so the screen does not reveal members (D-69).
    onError: (error) => (error.status === 404 ? sent() : showFlash({ text: forgetCopy.failed, tone: 'error' })),
  })
  return (
    <AuthPageFrame title={forgetCopy.title} lead={[forgetCopy.lead]} toLogin={forgetCopy.toLogin}>
      <EmailForm
        label={authCopy.field.email}
        autoComplete="username"
        submitText={forgetCopy.submit}
        busy={request.isPending}
        onSubmit={(email) => request.mutate({ email, redirect_url: `${location.origin}/password_reset` })}
      />
    </AuthPageFrame>
  )
}
