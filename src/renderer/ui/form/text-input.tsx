import { cutText } from '../../../contract/rules/characters.ts'
import type { TextLimit } from '../../../contract/rules/text-limits.ts'
import { foldWidth as fold } from '../../lib/text.ts'
import { useFieldWiring } from './field.tsx'

/** Sets a value as if typed: controlled inputs and form libraries get an `input` event. No-op for an equal value. */
export function setNativeValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (element.value === value) return
  // React overrides `value` on the element to track changes; only the prototype's setter makes this change visible.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Classes of a text-like control. Its outline is an inset ring, so a thicker ring (focus, error) moves nothing. */
export const controlStyle = [
  'w-full min-w-0 rounded-s bg-surface text-input text-ink',
  'inset-ring inset-ring-edge transition-[box-shadow]',
  'hover:inset-ring-ink-2 focus-visible:inset-ring-[1.5px] focus-visible:inset-ring-plum focus-visible:outline-offset-1',
  'aria-invalid:inset-ring-[1.5px] aria-invalid:inset-ring-alarm',
  // Not `read-only:`, which also matches every select.
  '[&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-3 disabled:inset-ring-line',
].join(' ')

/**
 * Handlers that cut what is typed to a limit, because `maxLength` counts code units and cuts inside an emoji. A conversion
 * is cut at its end.
 */
export function cutAt(most: TextLimit | undefined) {
  if (most === undefined) return {}
  const cut = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
    setNativeValue(currentTarget, cutText(currentTarget.value, most))
  return {
    onInput: (event: React.InputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (!event.nativeEvent.isComposing) cut(event)
    },
    onCompositionEnd: cut,
  }
}

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
