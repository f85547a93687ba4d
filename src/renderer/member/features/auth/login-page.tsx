import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { readArrival } from './arrival-state.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'
import { ArrivalNotices } from './login/arrival-notices.tsx'
import { LoginForm } from './login/login-form.tsx'
import { useLoginArrival } from './login/use-login-arrival.ts'
import { useSignIn } from './login/use-sign-in.ts'

const copy = authCopy.login

/** Query of /login for /signup: advertising parameters, not the flag of a mail (TRACK-10). */
function signUpQuery(params: URLSearchParams): string {
  const remaining = new URLSearchParams(params)
  remaining.delete('send_mail')
  const query = remaining.toString()
  return query === '' ? '' : `?${query}`
}

/** Page /login (AUTH-01 to AUTH-17): what became of the last login, the form, and the ways of a guest. */
export function LoginPage() {
  const notice = useLoginArrival()
  const [params] = useSearchParams()
  const { email } = readArrival(useLocation().state)
  const door = useSignIn()
  const hasAdultsNote = notice?.kind !== 'alarm' && door.barred?.reason !== 'under_age'
  return (
    <AuthPageFrame>
      <div className="mb-1.5 grid justify-items-center gap-3.5 text-center">
        <h1 aria-label={copy.title}>
          <Brand layout="stage" />
        </h1>
        <p className="text-s phrase text-ink-2">
          {commonCopy.tagline}
          {hasAdultsNote && (
            <>
              <br />
              {commonCopy.adultsOnly}
            </>
          )}
        </p>
      </div>
      <ArrivalNotices notice={notice} isBarred={door.barred !== null} />
      <LoginForm email={email} door={door} />
      <Button tone="quiet" render={<Link to={`/signup${signUpQuery(params)}`} />}>
        {copy.toSignUp}
      </Button>
      <p className="text-center">
        <TextLink render={<Link to="/forget_password" />}>{copy.toForgetPassword}</TextLink>
      </p>
    </AuthPageFrame>
  )
}
