/** Fields of a key event that reveal a conversion; both React's and native events match. */
interface KeyLike {
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean; keyCode?: number }
}

/**
 * Whether a key press belongs to an open kana-kanji conversion: its Enter confirms words and must not send.
 * `isComposing` alone is not enough, because Safari ends the composition before keydown and leaves only keyCode 229
 * (WebKit 165004).
 */
export function isImeConfirm(event: KeyLike): boolean {
  return (
    event.isComposing === true ||
    event.nativeEvent?.isComposing === true ||
    event.keyCode === 229 ||
    event.nativeEvent?.keyCode === 229
  )
}

/** Fits a text area to its content in browsers without `field-sizing: content`. A `max-height` still applies. */
export function autosizeTextarea(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
