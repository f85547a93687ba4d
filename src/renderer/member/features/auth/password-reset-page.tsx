import { Link, useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import type { Session } from '../../api/session-store.ts'
import { NewPasswordFields } from '../../shared/parts/new-password.tsx'
import { usePasswordChange } from '../../shared/parts/use-password-change.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { FormMessage } from './form-message.tsx'

const copy = authCopy.passwordReset

/** Instead of the form of a link that cannot work: why, and the way to a new one (AUTH-63, D-119). */
function UselessLink({ why }: { why: string }) {
  return (
    <>
      <div role="alert" className="grid gap-1">
        <p className="text-alarm">{copy.failed}</p>
        <p className="text-s phrase text-ink-2">{why}</p>
      </div>
      <Button render={<Link to="/forget_password" />}>{copy.toForgetPassword}</Button>
    </>
  )
}

/** Form with two fields, which the server checks (AUTH-58). The success message shows on /login (AUTH-62). */
function PasswordResetForm({ login }: { login: Session }) {
  const { change, submit } = usePasswordChange(copy, login)
  const { error } = change
  // The refused login is the link's: used up or too old.
  if (error?.status === 401) return <UselessLink why={copy.linkDead} />
  const lines = error?.network ? [copy.failed, commonCopy.state.loadFailedHint] : [copy.failed]
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-s text-ink-2">{copy.lead}</p>
      {/* Lets password managers save the new password under the address. */}
      <input type="hidden" name="username" autoComplete="username" value={login.uid ?? ''} />
      <NewPasswordFields
        password={authCopy.field.newPassword}
        confirmation={authCopy.field.newPasswordConfirmation}
        refused={error?.errors}
      />
      <FormMessage id="reset-message" lines={error ? lines : null} />
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
        <UselessLink why={copy.linkBroken} />
      )}
    </AuthPageFrame>
  )
}
