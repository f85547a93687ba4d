/**
 * Makes a text area as high as its text, for browsers without `field-sizing: content` (the style sheet does it elsewhere).
 * Its CSS `max-height` still holds.
 */
export function autosizeTextarea(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
