// Runs in the page and tells main of a press of the second button, as Electron does. Sent as text, see run-preload.js.
// oxlint-disable-next-line no-unused-vars -- called by the script it is sent with
function reportContextMenu() {
  document.addEventListener('contextmenu', (event) => {
    if (event.defaultPrevented) return
    const { target } = event
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    const { selectionStart = 0, selectionEnd = 0 } = isField ? target : {}
    const selectionText = isField
      ? target.value.slice(selectionStart ?? 0, selectionEnd ?? 0)
      : String(document.getSelection())
    const isEditable = isField && !target.readOnly && !target.disabled
    void window.standInContextMenu({
      x: event.clientX,
      y: event.clientY,
      isEditable,
      selectionText,
      editFlags: {
        canUndo: isEditable,
        canRedo: false,
        canCut: isEditable && selectionText !== '',
        canCopy: selectionText !== '',
        canPaste: isEditable,
        canSelectAll: true,
      },
    })
  })
}
