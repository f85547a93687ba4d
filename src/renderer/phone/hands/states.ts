/** Computed style of an element, in the window that shows it. */
export const styleOf = (element: Element, part?: '::before' | '::after'): CSSStyleDeclaration | undefined =>
  element.ownerDocument.defaultView?.getComputedStyle(element, part)

const withoutText = new Set(['style', 'script', 'noscript', 'template'])

/** Whether an element is on the page for a person and for a screen reader. */
export function isShown(element: Element): boolean {
  return element.closest('[aria-hidden="true" i]') === null && isRendered(element)
}

/** Whether an element is rendered, also when it is hidden from screen readers. */
function isRendered(element: Element): boolean {
  if (!element.isConnected || withoutText.has(element.localName)) return false
  // The browser draws the options of a list itself.
  const select = element.localName === 'option' ? element.closest('select') : null
  if (select) return isRendered(select)
  const style = styleOf(element)
  // Such an element has no box of its own, only its content has.
  if (style?.display === 'contents') return element.textContent !== '' || [...element.children].some(isRendered)
  return element.checkVisibility() && style?.visibility !== 'hidden' && style?.visibility !== 'collapse'
}

const controls = new Set(['button', 'input', 'select', 'textarea', 'option', 'optgroup', 'fieldset'])

/** Whether an element can be used. Attributes of the elements around it count, too. */
export function isEnabled(element: Element): boolean {
  if (element.closest('[aria-disabled]')?.getAttribute('aria-disabled') === 'true') return false
  if (!controls.has(element.localName)) return true
  return !element.matches(':disabled')
}

/** Whether a checkbox, a radio button, a switch or an option is on; undefined for an element that cannot be. */
export function isChecked(element: Element): boolean | undefined {
  const { type, checked } = element as HTMLInputElement
  if (element.localName === 'input' && (type === 'checkbox' || type === 'radio')) return checked
  if (element.localName === 'option') return (element as HTMLOptionElement).selected
  const state = element.getAttribute('aria-checked') ?? element.getAttribute('aria-selected')
  const pressed = state ?? element.getAttribute('aria-pressed')
  return pressed === null ? undefined : pressed === 'true'
}
