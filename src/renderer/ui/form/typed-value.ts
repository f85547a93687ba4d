import { cutText } from '../../../contract/rules/characters.ts'
import type { TextLimit } from '../../../contract/rules/text-limits.ts'

/** Sets a value as if typed: controlled inputs and form libraries get an `input` event. No-op for an equal value. */
export function setNativeValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (element.value === value) return
  // React overrides `value` on the element to track changes; only the prototype's setter makes this change visible.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Handlers that cut what is typed to a limit, because `maxLength` counts code units and cuts inside an emoji. A conversion
 * is cut at its end.
 */
export function cutAt(most: TextLimit | undefined) {
  if (most === undefined) return {}
  const cut = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
    setNativeValue(currentTarget, cutText(currentTarget.value, most))
  return {
    onInput: (event: React.InputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (!event.nativeEvent.isComposing) cut(event)
    },
    onCompositionEnd: cut,
  }
}
