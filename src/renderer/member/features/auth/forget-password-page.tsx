import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { requestPasswordResetEndpoint } from '../../../../contract/calls/auth/auth.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { showFlash } from '../../shared/flash.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'

const copy = authCopy.forgetPassword

/** /forget_password (AUTH-49 to AUTH-53): only an empty address stops the submit; the page stays after either answer. */
export function ForgetPasswordPage() {
  const [email, setEmail] = useState('')
  const request = useEndpointMutation(requestPasswordResetEndpoint, {
    onSuccess: () => showFlash({ text: copy.sent }),
    onError: () => showFlash({ text: copy.failed, tone: 'error' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request.isPending || !email.trim()) return
    request.mutate({ email: email.trim(), redirect_url: `${location.origin}/password_reset` })
  }
  return (
    <AuthPageFrame>
      <div className="grid gap-2">
        <h1>{copy.title}</h1>
        <p className="text-s text-ink-2">{copy.lead}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={authCopy.field.email}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            foldWidth
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={!email.trim()} busy={request.isPending}>
          {copy.submit}
        </Button>
      </form>
      <p className="text-center">
        <TextLink render={<Link to="/login" />}>{copy.toLogin}</TextLink>
      </p>
    </AuthPageFrame>
  )
}
