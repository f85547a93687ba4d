/**
 * Sets the value of an input as if the person had typed it: controlled inputs and form libraries hear an `input` event.
 * Does nothing when the value is the same.
 */
export function setNativeValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (element.value === value) return
  // React overrides `value` on the element to see changes; only the prototype's setter lets it notice this one.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
