import { useState } from 'react'
import type { Sex } from '../../../../contract/enums/member.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { readSession } from '../../api/session-store.ts'
import { cancellationCopy } from './copy.ts'
import { LossCard } from './loss-card.tsx'
import { StepFrame } from './step-frame.tsx'

const copy = cancellationCopy.password

interface PasswordStepProps {
  sex: Sex
  busy: boolean
  /** Whether the outcome is being read, so that it must not be pressed again (D-110). */
  checking: boolean
  failure: string | null
  onSubmit: (password: string) => void
}

/** Step 6: the losses (D-73), then the login password cancels (CANCEL-12, -13, -22, -31, -32). */
export function PasswordStep({ sex, busy, checking, failure, onSubmit }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (password !== '' && !busy) onSubmit(password)
  }
  return (
    <StepFrame
      step={6}
      title={copy.title}
      onSubmit={submit}
      actions={
        <Button type="submit" tone="danger" disabled={password === ''} busy={busy}>
          {copy.submit}
        </Button>
      }
    >
      <LossCard sex={sex} />
      <p className="text-s text-ink-2">{copy.lead}</p>
      {/* Lets password managers fill in the password of this address. */}
      <input type="hidden" name="username" autoComplete="username" value={readSession().uid ?? ''} />
      <Field label={copy.label} error={failure}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {checking && <Notice live>{outcomeCopy.checking}</Notice>}
      <output className="sr-only">{busy && !checking ? copy.submitting : ''}</output>
    </StepFrame>
  )
}
