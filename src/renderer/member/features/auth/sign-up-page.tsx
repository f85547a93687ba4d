import { Link, useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { AuthPageFrame } from './form-parts.tsx'
import { SignUpForm, trackingParameters } from './sign-up-form.tsx'

const copy = authCopy.signUp

/** /signup (AUTH-18 to AUTH-44). */
export function SignUpPage() {
  const [params] = useSearchParams()
  return (
    <AuthPageFrame>
      <div className="grid gap-2">
        <h1>{copy.title}</h1>
        <p className="text-s text-ink-2">{copy.lead}</p>
        <p className="text-s text-ink-2">{commonCopy.adultsOnly}</p>
      </div>
      <SignUpForm tracking={trackingParameters(params)} />
      <p className="text-center">
        <TextLink render={<Link to="/login" />}>{copy.toLogin}</TextLink>
      </p>
    </AuthPageFrame>
  )
}
