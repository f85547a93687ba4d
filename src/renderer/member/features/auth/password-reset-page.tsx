import { Link, useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { Button } from '../../../ui/base/button.tsx'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { PasswordResetForm } from './password-reset-form.tsx'

const copy = authCopy.passwordReset

/** /password_reset (AUTH-54 to AUTH-63): the mail's link carries its own login; without all of it there is no form. */
export function PasswordResetPage() {
  const [params] = useSearchParams()
  const uid = params.get('uid')
  const client = params.get('client')
  const token = params.get('token')
  return (
    <AuthPageFrame>
      <h1>{copy.title}</h1>
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
