import { useLayoutEffect, useRef, type ChangeEvent, type Ref, type TextareaHTMLAttributes } from 'react'
import { autosizeTextarea } from '../../lib/autosize-textarea.ts'
import { mergeRefs } from '../../lib/merge-refs.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field-context.ts'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  /** Height of the empty area in lines; it grows with the text up to about half a screen. */
  rows?: number | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
  className?: string | undefined
}

/** Several lines of text that grow with what is written. Put a `CharCounter` into the field's `counter`. */
export function TextArea({ rows = 4, className = '', onChange, ref, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const wiring = useFieldWiring(rest)
  // After every render: a form library may have set the value without an event.
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
