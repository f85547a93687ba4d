import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/text-input.tsx'
import { readSession } from '../../api/session-store.ts'
import { cancellationCopy } from './copy.ts'
import { LossNotice } from './loss-notice.tsx'
import { StepFrame } from './step-frame.tsx'

const copy = cancellationCopy.password

interface PasswordStepProps {
  sex: 1 | 2
  busy: boolean
  failure: string | null
  onSubmit: (password: string) => void
}

/** Step 6: the login password, then the cancellation (CANCEL-12, CANCEL-13, CANCEL-22, CANCEL-31, CANCEL-32); what it costs stands above (D-73). */
export function PasswordStep({ sex, busy, failure, onSubmit }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !busy) onSubmit(password)
  }
  return (
    <StepFrame step={6} title={copy.title}>
      <LossNotice sex={sex} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="phrase text-ink-2">{copy.lead}</p>
        {/* Password managers fill in the password that belongs to this address. */}
        <input type="hidden" name="username" autoComplete="username" value={readSession().uid ?? ''} />
        <Field label={copy.label} error={failure}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" tone="danger" disabled={password === ''} busy={busy}>
          {copy.submit}
        </Button>
        <output className="sr-only">{busy ? copy.submitting : ''}</output>
      </form>
    </StepFrame>
  )
}
