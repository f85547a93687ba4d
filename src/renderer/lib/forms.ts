import * as z from 'zod/mini'

/** Text of a submitted form field; '' for a missing field or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Text rule of a form field: after `prepare` the text must match the schema, else the form shows `error`. */
export function acceptedBy(
  schema: z.ZodMiniType,
  error: string,
  prepare: (typed: string) => string = (typed) => typed,
) {
  return z.string().check(z.refine((typed) => schema.safeParse(prepare(typed)).success, { error }))
}

/** Scrolls to and focuses the field of a name, or the summary of a closed disclosure around it. */
export function leadToField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  if (!field) return
  const closed = field.closest('details:not([open])')
  const target = closed?.querySelector<HTMLElement>('summary') ?? field
  const group = field.closest('fieldset') ?? target
  group.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}

/** Fields of a key event that reveal a conversion; both React's and native events match. */
interface KeyLike {
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean; keyCode?: number }
}

/**
 * Whether a key press belongs to an open kana-kanji conversion: its Enter confirms words and must not send.
 * `isComposing` alone is not enough, because Safari ends the composition before keydown and leaves only keyCode 229
 * (WebKit 165004).
 */
export function isImeConfirm(event: KeyLike): boolean {
  return (
    event.isComposing === true ||
    event.nativeEvent?.isComposing === true ||
    event.keyCode === 229 ||
    event.nativeEvent?.keyCode === 229
  )
}

/** Fits a text area to its content in browsers without `field-sizing: content`. A `max-height` still applies. */
export function autosizeTextarea(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
