import type { TextLimit } from '../../../contract/rules/text-limits.ts'
import { foldWidth as fold } from '../../lib/text.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'
import { cutAt, setNativeValue } from './typed-value.ts'

interface TextInputProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'className' | 'maxLength'> {
  most?: TextLimit | undefined
  /** Folds full-width digits and letters on blur (numbers, mail, codes). */
  foldWidth?: boolean | undefined
  ref?: React.Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

/** Single-line input, 50 px high. Spread react-hook-form's `register()` into it, or use `value` and `onChange`. */
export function TextInput({ most, foldWidth = false, className = '', onBlur, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest)
  const leave = (event: React.FocusEvent<HTMLInputElement>) => {
    // On blur, because a change during an open conversion doubles letters.
    if (foldWidth) setNativeValue(event.currentTarget, fold(event.currentTarget.value).trim())
    onBlur?.(event)
  }
  return (
    <input
      type="text"
      {...cutAt(most)}
      {...rest}
      {...wiring}
      required={undefined}
      onBlur={leave}
      className={`${controlStyle} h-12.5 px-3.5 ${className}`}
    />
  )
}
