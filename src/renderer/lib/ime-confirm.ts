/** Fields of a key event that reveal a conversion; both React's and native events match. */
interface KeyLike {
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean; keyCode?: number }
}

/** Key code of every key that the input method handles. */
const imeKeyCode = 229

/**
 * Whether a key press belongs to an open kana-kanji conversion: its Enter confirms words and must not send.
 * `isComposing` alone is not enough, because Safari ends the composition before keydown and leaves only the key code
 * (WebKit 165004).
 */
export function isImeConfirm(event: KeyLike): boolean {
  return [event, event.nativeEvent].some((key) => key?.isComposing === true || key?.keyCode === imeKeyCode)
}
