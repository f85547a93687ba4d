import type { Page } from '../link.ts'

/** The element that has the focus of the hands, until they go elsewhere. One for all pages of the phone. */
let focused: Element | undefined

const focusable = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]'

/** The element that a press on a place of the page focuses. */
export const focusableAt = (element: Element): Element | undefined => element.closest(focusable) ?? undefined

/**
 * Moves the focus of the hands. The page receives its events, and the keyboard stays where the person is: a real focus would
 * take it from the workbench.
 */
export function moveFocus(page: Page, element: Element | undefined): void {
  if (focused === element) return
  // Browsers crash on a focus event whose elements belong to two documents.
  const left = focused?.ownerDocument === page.document ? focused : undefined
  focused = element
  if (left?.isConnected) {
    left.dispatchEvent(new page.FocusEvent('blur', { relatedTarget: element ?? null }))
    left.dispatchEvent(new page.FocusEvent('focusout', { relatedTarget: element ?? null, bubbles: true }))
  }
  if (!element?.isConnected) return
  element.dispatchEvent(new page.FocusEvent('focus', { relatedTarget: left ?? null }))
  element.dispatchEvent(new page.FocusEvent('focusin', { relatedTarget: left ?? null, bubbles: true }))
}
