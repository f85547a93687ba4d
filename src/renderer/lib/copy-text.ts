/**
 * Copies a text. Returns whether it worked. Without the clipboard API, which browsers withhold over plain http, it
 * selects the text in a hidden field and uses the older command.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Read-only, so that no keyboard opens on a phone; out of sight, so that nothing scrolls.
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0'
  document.body.append(field)
  field.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without the clipboard API
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
