import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type Ref,
  type TextareaHTMLAttributes,
  type RefCallback,
} from 'react'
import { countCharacters, countWithoutSpace } from '../../../contract/rules/texts.ts'
import { controlCopy } from '../../lib/copy/control.ts'
import { autosizeTextarea } from '../../lib/form-fields.ts'
import { useFieldWiring } from './field.tsx'
import { controlStyle } from './text-input.tsx'

/** Combines several refs into one ref callback and keeps the clean-ups of callback refs. */
function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
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
  /** Current text. */
  text: string
  /** Leaves white space out of the count. */
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

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  /** Lines of the empty area. It grows with the text up to half a screen. */
  rows?: number | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
  className?: string | undefined
}

/** Multi-line input that grows with its text. Put a `CharCounter` into the field's `counter`. */
export function TextArea({ rows = 4, className = '', onChange, ref, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const wiring = useFieldWiring(rest)
  // After every render, because a form library may set the value without an event.
  useLayoutEffect(() => {
    if (own.current !== null) autosizeTextarea(own.current)
  })
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    autosizeTextarea(event.currentTarget)
    onChange?.(event)
  }
  return (
    <textarea
      {...rest}
      {...wiring}
      required={undefined}
      rows={rows}
      ref={mergeRefs(own, ref)}
      onChange={change}
      style={{ minHeight: `calc(${rows} * 1.7em + 1.5rem)` }}
      className={`${controlStyle} field-sizing-content max-h-[55dvh] resize-none overscroll-contain px-3.5 py-3 leading-[1.7] ${className}`}
    />
  )
}
