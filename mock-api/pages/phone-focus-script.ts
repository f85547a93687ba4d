/**
 * Part of the script of the frame around a phone (phone-shell-script.ts): a page inside a phone behaves as one in a
 * window behind. While the person is elsewhere, in the workbench or in another phone, what the page focuses by itself
 * (a dialog that opens, the first field of a form) is only noted: in a frame it would take the keyboard away from what
 * is being typed. It gets the focus when the person comes in, unless they chose something else there.
 *
 * What a person, a screen reader or the browser focuses never passes through here.
 */
export const phoneFocusScript = `
const holdFocus = (page) => {
  // The frame around it is asked, since that one keeps the focus while pages come and go inside.
  const isHere = () => document.hasFocus()
  const nativeFocus = page.HTMLElement.prototype.focus
  const current = () => page.document.activeElement
  let wanted
  let isPressed = false
  let isEntered = false

  const hold = (prototype, name) => {
    const native = prototype[name]
    prototype[name] = function (...how) {
      const isAway = !isHere() && !isPressed && this.isConnected
      wanted = isAway ? { element: this, instead: current() } : undefined
      if (!isAway) native.apply(this, how)
    }
  }
  hold(page.HTMLElement.prototype, 'focus')
  hold(page.SVGElement.prototype, 'focus')
  // A field whose text is selected is focused by that.
  hold(page.HTMLInputElement.prototype, 'select')
  hold(page.HTMLTextAreaElement.prototype, 'select')

  const give = () => {
    const { element } = wanted
    wanted = undefined
    // A page that scrolls under a finger would be pressed at another place.
    if (element.isConnected) nativeFocus.call(element, { preventScroll: true })
  }
  const enter = (event) => {
    if (event.target !== page) return
    const pressed = isPressed
    isEntered = true
    // What was pressed, or walked to, gets its focus first.
    setTimeout(() => {
      if (!wanted) return
      const isChosen = current() !== page.document.body && (pressed || current() !== wanted.instead)
      if (!isChosen) give()
      else if (pressed) wanted = undefined
    })
  }
  const press = () => {
    isPressed = true
    isEntered = false
    setTimeout(() => {
      isPressed = false
      // Also where the page keeps the browser from moving the focus on a press.
      if (!isHere()) page.focus()
    })
  }
  page.addEventListener('focus', enter, true)
  page.addEventListener('pointerdown', press, true)
  page.addEventListener('keydown', () => (isEntered = false), true)
  // Walked in from outside by Tab, onto the first thing there is: a dialog that waits comes before it.
  page.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab' && isEntered && wanted) give()
    isEntered = false
  }, true)
}
`
