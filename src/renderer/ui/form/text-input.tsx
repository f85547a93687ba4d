import { useLayoutEffect, useRef, useState } from 'react'
import { countCharacters, countWithoutSpace, cutText } from '../../../contract/rules/characters.ts'
import type { TextLimit } from '../../../contract/rules/text-limits.ts'
import { controlCopy } from '../../lib/copy/control.ts'
import { foldWidth as fold } from '../../lib/text.ts'
import { autosizeTextarea } from '../../lib/typing.ts'
import { IconButton } from '../base/button.tsx'
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
function cutAt(most: TextLimit | undefined) {
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

/** Combines several refs into one ref callback and keeps the clean-ups of callback refs. */
function mergeRefs<T>(...refs: (React.Ref<T> | undefined)[]): React.RefCallback<T> {
  return (element) => {
    const undo = refs.map((ref) => {
      if (typeof ref === 'function') {
        const cleanUp = ref(element)
        return typeof cleanUp === 'function' ? cleanUp : () => void ref(null)
      }
      if (ref) ref.current = element
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => undo.forEach((step) => step())
  }
}

interface CharCounterProps {
  text: string
  withoutSpace?: boolean | undefined
  /** Below it the counter is red and followed by `minText`: '12文字 50文字以上入力してください'. */
  min?: number | undefined
  minText?: string | undefined
  /** False keeps the counter neutral below `min`, because an untouched field is no mistake yet. Default true. */
  touched?: boolean | undefined
  /** Shown as '12 / 100'; red above it. */
  max?: number | undefined
}

/** Character counter for a field's `counter`. Decoration, because hint and error announce the limits. */
export function CharCounter(props: CharCounterProps) {
  const { text, withoutSpace = false, min, minText, touched = true, max } = props
  const count = withoutSpace ? countWithoutSpace(text) : countCharacters(text)
  const low = min !== undefined && count < min
  const wrong = (low && touched) || (max !== undefined && count > max)
  return (
    <p className={`ms-auto text-end text-s num ${wrong ? 'text-alarm' : 'text-ink-3'}`}>
      {max === undefined ? controlCopy.characters(count) : `${count} / ${max}`}
      {low && minText !== undefined && ` ${minText}`}
    </p>
  )
}

interface TextAreaProps extends Omit<React.TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'maxLength'> {
  most?: TextLimit | undefined
  /** Lines of the empty area. It grows with the text up to half a screen. */
  rows?: number | undefined
  ref?: React.Ref<HTMLTextAreaElement> | undefined
}

/** Multi-line input that grows with its text. Put a `CharCounter` into the field's `counter`. */
export function TextArea({ most, rows = 4, onChange, ref, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const wiring = useFieldWiring(rest)
  // After every render, because a form library may set the value without an event.
  useLayoutEffect(() => {
    if (own.current !== null) autosizeTextarea(own.current)
  })
  const change = (event: React.ChangeEvent<HTMLTextAreaElement>) => {
    autosizeTextarea(event.currentTarget)
    onChange?.(event)
  }
  return (
    <textarea
      {...cutAt(most)}
      {...rest}
      {...wiring}
      required={undefined}
      rows={rows}
      ref={mergeRefs(own, ref)}
      onChange={change}
      style={{ minHeight: `calc(${rows} * 1.7em + 1.5rem)` }}
      className={`${controlStyle} field-sizing-content max-h-[55dvh] resize-none overscroll-contain px-3.5 py-3 leading-[1.7]`}
    />
  )
}
