import type { FocusEvent, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { foldWidth as fold } from '../../lib/fold-width.ts'
import { setNativeValue } from '../../lib/set-native-value.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field-context.ts'

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'> {
  /** Full-width digits and letters are folded when the field is left (numbers, mail, codes). */
  foldWidth?: boolean | undefined
  /** Unit or sign inside the box, e.g. 円. */
  suffix?: ReactNode | undefined
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

/** One line of text, 50 px high. Spread react-hook-form's `register()` into it, or use `value` and `onChange`. */
export function TextInput({ foldWidth = false, suffix, className = '', onBlur, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest)
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // On leaving, not while typing: a change under an open conversion doubles letters.
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
