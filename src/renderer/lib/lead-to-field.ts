/**
 * Brings the field of that name into view and gives it the focus, so that a form can lead to what is missing. Where it
 * stands in a closed part, that part's summary is the way to it.
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
