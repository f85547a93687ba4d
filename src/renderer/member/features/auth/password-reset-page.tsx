import { Link, useSearchParams } from 'react-router-dom'
import { requestPasswordResetEndpoint } from '../../../../contract/calls/auth.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/text-input.tsx'
import { useEndpointMutation } from '../../api/queries.ts'
import type { Session } from '../../api/session-store.ts'
import { showFlash } from '../../shared/flash.ts'
import { usePasswordChange } from '../../shared/parts/password-section.tsx'
import { FormMessage, AuthPageFrame, EmailForm } from './form-parts.tsx'

const forgetCopy = authCopy.forgetPassword

const sent = () => showFlash({ text: forgetCopy.sent })

/** Page /forget_password: only an empty address blocks; the page stays after any response (AUTH-49 to AUTH-53). */
export function ForgetPasswordPage() {
  const request = useEndpointMutation(requestPasswordResetEndpoint, {
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

const copy = authCopy.passwordReset

/** Form with two fields, checked by the server only (AUTH-58). The success message shows on /login (AUTH-62). */
export function PasswordResetForm({ login }: { login: Session }) {
  const { change, submit } = usePasswordChange(copy.changed, login)
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-s text-ink-2">{copy.lead}</p>
      {/* Lets password managers save the new password under the address. */}
      <input type="hidden" name="username" autoComplete="username" value={login.uid ?? ''} />
      <Field label={authCopy.field.newPassword} hint={copy.hint}>
        <PasswordInput name="password" autoComplete="new-password" aria-describedby="reset-message" />
      </Field>
      <Field label={authCopy.field.newPasswordConfirmation}>
        <PasswordInput name="password_confirmation" autoComplete="new-password" />
      </Field>
      <FormMessage id="reset-message" lines={change.error ? [copy.failed, ...change.error.messages] : null} />
      <Button type="submit" busy={change.isPending}>
        {copy.submit}
      </Button>
    </form>
  )
}

/** Page /password_reset (AUTH-54 to AUTH-63). The link carries its own login; an incomplete link shows no form. */
export function PasswordResetPage() {
  const [params] = useSearchParams()
  const uid = params.get('uid')
  const client = params.get('client')
  const token = params.get('token')
  return (
    <AuthPageFrame title={copy.title}>
      {uid && client && token ? (
        <PasswordResetForm login={{ uid, client, 'access-token': token }} />
      ) : (
        <>
          <p role="alert" className="text-alarm">
            {copy.linkBroken}
          </p>
          <Button tone="quiet" render={<Link to="/forget_password" />}>
            {copy.toForgetPassword}
          </Button>
        </>
      )}
    </AuthPageFrame>
  )
}
