import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { Button, Spinner } from '../../../ui/base/button.tsx'
import { readSession } from '../../api/session-store.ts'
import { readArrival } from './arrival-state.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { EmailForm } from './email-form.tsx'
import { MailSentNotice } from './mail-sent-notice.tsx'
import { useConversionScript } from './use-conversion-script.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'

const copy = authCopy.afterSignUp

/**
 * /after_sign_up?id= (AUTH-45, AUTH-46): loads the conversion script for a woman, then says where the mail went and sends it
 * again (D-70). Without an id, and for a man, there is nothing to say here: on to /login?send_mail=true (AUTH-48).
 */
export function AfterSignUpPage() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const { email } = readArrival(state)
  const id = params.get('id')
  const wanted = id !== null && id !== '' && readSession().sex !== '1'
  const settled = useConversionScript(wanted ? id : null)
  const { busy, resend } = useResendConfirmation()

  if (!wanted) return <Navigate to="/login?send_mail=true" replace />
  if (!settled) {
    return (
      <AuthPageFrame>
        <output className="grid justify-items-center gap-4 text-center">
          <h1 className="sr-only">{copy.title}</h1>
          <Spinner size={28} immediate className="text-plum" />
          <p>{copy.registering}</p>
        </output>
      </AuthPageFrame>
    )
  }
  return (
    <AuthPageFrame>
      <h1>{copy.heading}</h1>
      {email === undefined ? (
        <>
          <p className="text-s text-ink-2">{copy.openLink}</p>
          <EmailForm
            label={authCopy.resend.email}
            autoComplete="email"
            submitText={authCopy.resend.submit}
            busy={busy}
            onSubmit={resend}
          />
        </>
      ) : (
        <MailSentNotice email={email} />
      )}
      <Button tone="quiet" render={<Link to="/login" />}>
        {copy.toLogin}
      </Button>
    </AuthPageFrame>
  )
}
