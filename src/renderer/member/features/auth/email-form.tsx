import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'

/** Input of a mail address. */
export function EmailInput(props: Omit<React.ComponentProps<typeof TextInput>, 'type'>) {
  return <TextInput name="email" type="email" inputMode="email" foldWidth {...props} />
}

interface EmailFormProps {
  label: string
  autoComplete: 'username' | 'email'
  submitText: string
  busy: boolean
  onSubmit: (email: string) => void
}

/** Form with one address. Only an empty address blocks the submit. */
export function EmailForm({ label, autoComplete, submitText, busy, onSubmit }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const address = email.trim()
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!busy && address) onSubmit(address)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field label={label}>
        <EmailInput autoComplete={autoComplete} value={email} onChange={({ target }) => setEmail(target.value)} />
      </Field>
      <Button type="submit" disabled={!address} busy={busy}>
        {submitText}
      </Button>
    </form>
  )
}
