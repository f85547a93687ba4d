/** The parts of a key event that tell about a conversion; React's and the browser's own events both fit. */
interface KeyLike {
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean; keyCode?: number }
}

/**
 * Whether a key press belongs to an open kana-kanji conversion (its Enter confirms words and must not send).
 * `isComposing` alone is not enough: Safari ends the composition before it fires keydown, and then only
 * keyCode 229 tells (WebKit 165004).
 */
export function isImeConfirm(event: KeyLike): boolean {
  return (
    event.isComposing === true ||
    event.nativeEvent?.isComposing === true ||
    event.keyCode === 229 ||
    event.nativeEvent?.keyCode === 229
  )
}
