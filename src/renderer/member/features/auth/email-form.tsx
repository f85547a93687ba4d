import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'

interface EmailFormProps {
  label: string
  autoComplete: 'username' | 'email'
  submitText: string
  busy: boolean
  onSubmit: (email: string) => void
}

/** One address and a button; only an empty address stops the submit. */
export function EmailForm({ label, autoComplete, submitText, busy, onSubmit }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const address = email.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && address) onSubmit(address)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field label={label}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          foldWidth
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={!address} busy={busy}>
        {submitText}
      </Button>
    </form>
  )
}
