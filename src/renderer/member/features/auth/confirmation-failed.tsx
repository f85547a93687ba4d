import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { resendConfirmationEndpoint } from '../../../../contract/calls/auth/auth-implied.ts'
import { confirmationCopy } from './confirmation-copy.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { showFlash } from '../../shared/flash.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'

const copy = confirmationCopy

/** The link did not work: what to do about it (CONFIRM-02, CONFIRM-09). */
export function ConfirmationFailed() {
  const [email, setEmail] = useState('')
  const resend = useEndpointMutation(resendConfirmationEndpoint, {
    onSuccess: () => showFlash({ text: copy.resend.sent }),
    onError: () => showFlash({ text: copy.failed, tone: 'error' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!resend.isPending && email.trim()) resend.mutate({ email: email.trim() })
  }
  return (
    <AuthPageFrame>
      <h1>{copy.title}</h1>
      <div role="alert" className="grid gap-1">
        <p className="text-alarm">{copy.failed}</p>
        <p className="text-s text-ink-2">{copy.failedHint}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={copy.resend.email}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            foldWidth
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={!email.trim()} busy={resend.isPending}>
          {copy.resend.submit}
        </Button>
      </form>
      <p className="text-center">
        <TextLink render={<Link to="/login" />}>{copy.toLogin}</TextLink>
      </p>
    </AuthPageFrame>
  )
}
