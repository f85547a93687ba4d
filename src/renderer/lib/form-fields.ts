/**
 * Scrolls to the field with that name and focuses it. If the field is inside a closed disclosure, the summary is
 * focused instead.
 */
export function leadToField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  if (!field) return
  const closed = field.closest('details:not([open])')
  const target = closed?.querySelector<HTMLElement>('summary') ?? field
  const group = field.closest('fieldset') ?? target
  group.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}

/**
 * Sets the height of a text area to its content, for browsers without `field-sizing: content`; CSS does it elsewhere. A
 * CSS `max-height` still applies.
 */
export function autosizeTextarea(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
