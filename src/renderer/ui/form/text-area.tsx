import { useLayoutEffect, useRef } from 'react'
import type { TextLimit } from '../../../contract/rules/text-limits.ts'
import { autosizeTextarea } from '../../lib/autosize-textarea.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'
import { mergeRefs } from './merge-refs.ts'
import { cutAt } from './typed-value.ts'

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
