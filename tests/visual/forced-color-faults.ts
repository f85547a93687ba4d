/**
 * Selected elements that look like the unselected ones beside them, one line each. Forced colours keep a control's
 * border, outline, background and text only, all in system colours.
 */
export function forcedColorFaults(): string[] {
  const look = (element: Element | null | undefined): string => {
    if (!element) return ''
    return [element, ...element.querySelectorAll('*')]
      .filter((part) => part.checkVisibility({ opacityProperty: true }))
      .map((part) => {
        const of = getComputedStyle(part)
        const border = of.borderStyle === 'none' ? '' : `${of.borderWidth} ${of.borderStyle} ${of.borderColor}`
        const outline = of.outlineStyle === 'none' ? '' : `${of.outlineWidth} ${of.outlineColor}`
        return [border, outline, of.backgroundColor, of.color, of.scale, of.translate, of.textDecorationLine].join(';')
      })
      .join('|')
  }
  const faults = new Set<string>()
  const name = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 30)
  const compare = (chosen: Element, other: Element | undefined, kind: string) => {
    if (other && look(chosen) === look(other)) faults.add(`${kind} looks like the others: ${name(chosen)}`)
  }
  const shown = (element: Element) => element.checkVisibility({ opacityProperty: true })

  for (const input of document.querySelectorAll<HTMLInputElement>('input:checked')) {
    const label = input.closest('label')
    if (!label || !shown(label)) continue
    const group = input.closest('[role="radiogroup"], fieldset, form, ul') ?? document.body
    const others = [...group.querySelectorAll<HTMLInputElement>('input:not(:checked)')]
    const twin = others.find(({ type, disabled }) => type === input.type && !disabled)
    compare(label, twin?.closest('label') ?? undefined, input.type)
  }
  for (const current of document.querySelectorAll('[aria-current]:not([aria-current="false"])')) {
    if (!shown(current)) continue
    const row = current.closest('ul, ol, nav') ?? current.parentElement
    const twin = [...(row?.querySelectorAll(current.tagName) ?? [])].find(
      (other) => !other.hasAttribute('aria-current') && shown(other) && !other.contains(current),
    )
    compare(current, twin, 'current place')
  }
  return [...faults]
}
