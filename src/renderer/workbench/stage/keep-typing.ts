/**
 * Gives the focus back to the field that is being typed into when a page inside a phone takes it by itself, as a dialog
 * of the app does when it opens. A person who presses into a phone, or tabs there, goes there.
 */
export function keepTyping(): () => void {
  let field: HTMLInputElement | HTMLTextAreaElement | undefined
  let tabbed = false
  const onFocus = ({ target }: FocusEvent) => {
    field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined
  }
  const onKey = ({ key }: KeyboardEvent) => {
    tabbed = key === 'Tab'
  }
  const onBlur = () => {
    const frame = document.activeElement
    if (!(frame instanceof HTMLIFrameElement) || tabbed || frame.matches(':hover')) return
    if (field?.isConnected === true) field.focus()
  }
  document.addEventListener('focusin', onFocus)
  document.addEventListener('keydown', onKey, true)
  window.addEventListener('blur', onBlur)
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('keydown', onKey, true)
    window.removeEventListener('blur', onBlur)
  }
}
