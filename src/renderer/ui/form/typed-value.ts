import { countCharacters, cutText, splitCharacters } from '../../../contract/rules/characters.ts'
import type { TextLimit } from '../../../contract/rules/text-limits.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Sets a value as if typed: controlled inputs and form libraries get an `input` event. No-op for an equal value. */
export function setNativeValue(element: TextField, value: string): void {
  if (element.value === value) return
  // React overrides `value` on the element to track changes; only the prototype's setter makes this change visible.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Handlers that cut what is typed to a limit, because `maxLength` counts code units and cuts inside an emoji. A conversion
 * is cut at its end. Deleting in an older text that is longer cuts nothing.
 */
export function cutAt(most: TextLimit | undefined) {
  if (most === undefined) return {}
  return {
    onInput: ({ currentTarget, nativeEvent }: React.InputEvent<TextField>) => {
      if (!nativeEvent.isComposing && !isDeletion(nativeEvent)) cutTyped(currentTarget, most)
    },
    onCompositionEnd: ({ currentTarget }: React.CompositionEvent<TextField>) => cutTyped(currentTarget, most),
  }
}

/** A value that a script sets has an event of no kind. */
const isDeletion = (event: Event) => event instanceof InputEvent && event.inputType.startsWith('delete')

/** Cuts a text before the caret, so that what stands behind it stays. A text that is too long behind it is cut at its end. */
function cutTyped(field: TextField, most: TextLimit): void {
  const { value, selectionEnd } = field
  if (cutText(value, most) === value) return
  const caret = selectionEnd ?? value.length
  const behind = value.slice(caret)
  const room = {
    characters: most.characters - splitCharacters(behind).length,
    codePoints: most.codePoints - countCharacters(behind),
  }
  if (room.characters < 0 || room.codePoints < 0) return setNativeValue(field, cutText(value, most))
  const typed = cutText(value.slice(0, caret), room)
  setNativeValue(field, typed + behind)
  // Setting a value moves the caret to its end.
  if (selectionEnd !== null) field.setSelectionRange(typed.length, typed.length)
}
