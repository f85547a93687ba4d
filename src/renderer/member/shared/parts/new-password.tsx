import { useState } from 'react'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { passwordMinLength } from '../../../../contract/rules/text-limits.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import type { ApiError } from '../../api/api-error.ts'

interface NewPasswordFieldsProps {
  /** Labels. */
  password: string
  confirmation: string
  /** The server's texts by field. */
  refused?: ApiError['errors'] | undefined
  onChange?: ((field: 'password' | 'password_confirmation') => void) | undefined
}

/**
 * A new password and its repetition. Says of a short one and of a difference as soon as a field is left, and stops
 * nothing: the server decides (AUTH-37, AUTH-58). An error replaces the hint.
 */
export function NewPasswordFields({ password, confirmation, refused = {}, onChange }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState({ password: '', password_confirmation: '' })
  const [left, setLeft] = useState({ password: false, password_confirmation: false })
  const input = (name: keyof typeof typed) => ({
    name,
    autoComplete: 'new-password' as const,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: currentTarget.value })
      onChange?.(name)
    },
    onBlur: () => setLeft({ ...left, [name]: true }),
  })
  const isShort = typed.password !== '' && countCharacters(typed.password) < passwordMinLength
  const differs = typed.password_confirmation !== '' && typed.password_confirmation !== typed.password
  const error = left.password && isShort ? commonCopy.passwordHint : refused['password']?.[0]
  return (
    <>
      <Field label={password} hint={error === undefined ? commonCopy.passwordHint : undefined} error={error}>
        <PasswordInput {...input('password')} />
      </Field>
      <Field
        label={confirmation}
        error={
          left.password_confirmation && differs ? authCopy.field.passwordsDiffer : refused['password_confirmation']?.[0]
        }
      >
        <PasswordInput {...input('password_confirmation')} />
      </Field>
    </>
  )
}
