import { type FocusEvent, type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { foldWidth as fold } from '../../lib/text.ts'
import { IconButton } from '../base/button.tsx'
import { useFieldWiring } from './field.tsx'

/**
 * Sets the value of an input as if typed: controlled inputs and form libraries receive an `input` event. No-op for an
 * equal value.
 */
export function setNativeValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (element.value === value) return
  // React overrides `value` on the element to track changes; only the prototype's setter makes this change visible.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Classes of a text-like control. The outline is an inset ring, so a thicker ring (focus, error) moves nothing.
 * `aria-invalid` turns it red.
 */
export const controlStyle = [
  'w-full min-w-0 rounded-s bg-surface text-input text-ink',
  'inset-ring inset-ring-edge transition-[box-shadow]',
  'hover:inset-ring-ink-2 focus-visible:inset-ring-[1.5px] focus-visible:inset-ring-plum focus-visible:outline-offset-1',
  'aria-invalid:inset-ring-[1.5px] aria-invalid:inset-ring-alarm',
  // Not `read-only:`, which also matches every select.
  '[&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-3 disabled:inset-ring-line',
].join(' ')

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'> {
  /** Folds full-width digits and letters on blur (numbers, mail, codes). */
  foldWidth?: boolean | undefined
  /** Unit or sign inside the box, e.g. 円. */
  suffix?: ReactNode | undefined
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

/** Single-line input, 50 px high. Spread react-hook-form's `register()` into it, or use `value` and `onChange`. */
export function TextInput({ foldWidth = false, suffix, className = '', onBlur, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest)
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // On blur, because a change during an open conversion doubles letters.
    if (foldWidth) setNativeValue(event.currentTarget, fold(event.currentTarget.value).trim())
    onBlur?.(event)
  }
  const input = (
    <input
      type="text"
      {...rest}
      {...wiring}
      required={undefined}
      onBlur={leave}
      className={`${controlStyle} h-12.5 px-3.5 ${suffix === undefined ? className : 'pe-12'}`}
    />
  )
  if (suffix === undefined) return input
  return (
    <span className={`relative block ${className}`}>
      {input}
      <span className="pointer-events-none absolute inset-y-0 end-3.5 grid place-items-center text-s text-ink-3">
        {suffix}
      </span>
    </span>
  )
}

interface PasswordInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'autoComplete' | 'prefix'
> {
  /** `current-password` for logins, `new-password` for new ones; password managers rely on it. */
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement> | undefined
}

/** Password input with a button that reveals the text. */
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
