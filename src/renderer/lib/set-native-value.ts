/**
 * Sets the value of an input as if typed: controlled inputs and form libraries receive an `input` event. No-op for an
 * equal value.
 */
export function setNativeValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (element.value === value) return
  // React overrides `value` on the element to track changes; only the prototype's setter makes this change visible.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
