import { useState } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'
import { TextInput } from './text-input.tsx'

interface PasswordInputProps extends Omit<
  React.InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'autoComplete'
> {
  /** `current-password` for logins, `new-password` for new ones; password managers rely on it. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className="pe-13"
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? controlCopy.hidePassword : controlCopy.showPassword}
        iconSize={20}
        className="absolute end-1 top-[3px]"
        onClick={() => setShown(!shown)}
      />
    </span>
  )
}
