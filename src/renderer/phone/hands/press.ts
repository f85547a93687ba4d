import type { Page } from '../link.ts'
import { focusableAt, moveFocus } from './focus.ts'

/** Id of the pointer with which a story presses. It takes no focus away from the workbench (hold-focus.ts). */
export const handsPointerId = 4711

/** Events of a press, from the pointer to the click. */
export const pressEvents = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
] as const

/** Presses an element like a finger: pointer, focus, mouse and click. */
export function press(page: Page, element: Element): void {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { x, y } = middleOf(element)
  const common = { bubbles: true, cancelable: true, composed: true, view: page, clientX: x, clientY: y }
  const pointer = { ...common, pointerId: handsPointerId, pointerType: 'touch', isPrimary: true }
  const down = { button: 0, buttons: 1, detail: 1 }
  element.dispatchEvent(new page.PointerEvent('pointerdown', { ...pointer, ...down }))
  element.dispatchEvent(new page.PointerEvent('pointerup', { ...pointer, button: 0 }))
  element.dispatchEvent(new page.MouseEvent('mousedown', { ...common, ...down }))
  moveFocus(page, focusableAt(element))
  element.dispatchEvent(new page.MouseEvent('mouseup', { ...common, button: 0, detail: 1 }))
  element.dispatchEvent(new page.PointerEvent('click', { ...pointer, button: 0, detail: 1 }))
}

/** Presses a key in an element. Enter in a field sends its form, as the browser does, unless the page handles the key. */
export function typeKey(page: Page, element: Element, key: string): void {
  moveFocus(page, focusableAt(element))
  const fields = { key, code: key, bubbles: true, cancelable: true, composed: true, view: page }
  const isFree = element.dispatchEvent(new page.KeyboardEvent('keydown', fields))
  if (isFree && key === 'Enter' && element.localName === 'input') (element as HTMLInputElement).form?.requestSubmit()
  element.dispatchEvent(new page.KeyboardEvent('keyup', fields))
}

/** Middle of an element in its window. */
function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Whether a finger would hit an element, and nothing above it. */
export function isReachable(page: Page, element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const { x, y } = middleOf(element)
  const hit = page.document.elementFromPoint(x, y)
  if (!hit) return false
  // A label covers the control that it draws.
  const label = hit.closest('label')
  return element.contains(hit) || hit.contains(element) || (label?.control ?? null) === element
}
