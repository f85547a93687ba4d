import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'
import { TextInput } from './text-input.tsx'

interface PasswordInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'autoComplete' | 'prefix'
> {
  /** `current-password` to log in, `new-password` to choose one; password managers rely on it. */
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement> | undefined
}

/** A password that can be shown. */
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
