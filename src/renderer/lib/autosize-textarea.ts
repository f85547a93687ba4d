/**
 * Sets the height of a text area to its content, for browsers without `field-sizing: content`; CSS does it elsewhere. A
 * CSS `max-height` still applies.
 */
export function autosizeTextarea(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
