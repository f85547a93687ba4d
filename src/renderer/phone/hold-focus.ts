import type { Page } from './page.ts'

/**
 * A page inside a phone behaves as one in a window behind. While the person is elsewhere, in the workbench or in another
 * phone, what the page focuses automatically (a dialog that opens, the first field of a form) is only noted: in a frame it
 * would take the keyboard away from what is being typed. It gets the focus when the person comes in, unless they chose
 * something else there.
 *
 * What a person, a screen reader or the browser focuses never passes through here.
 */
export function holdFocus(page: Page): void {
  // The frame around it is asked, since that one keeps the focus while pages come and go inside.
  const isHere = () => document.hasFocus()
  const current = () => page.document.activeElement
  let wanted: { readonly element: Element; readonly instead: Element | null } | undefined
  let isPressed = false
  let isEntered = false

  const hold = (prototype: Element, method: 'focus' | 'select') => {
    const native = Reflect.get(prototype, method) as (...how: unknown[]) => void
    Reflect.set(prototype, method, function held(this: Element, ...how: unknown[]) {
      const isAway = !isHere() && !isPressed && this.isConnected
      wanted = isAway ? { element: this, instead: current() } : undefined
      if (!isAway) Reflect.apply(native, this, how)
    })
    return native
  }
  const focusNow = hold(page.HTMLElement.prototype, 'focus')
  hold(page.SVGElement.prototype, 'focus')
  // A field whose text is selected is focused by that.
  hold(page.HTMLInputElement.prototype, 'select')
  hold(page.HTMLTextAreaElement.prototype, 'select')

  const give = (element: Element) => {
    wanted = undefined
    // A page that scrolls under a finger would be pressed at another place.
    if (element.isConnected) Reflect.apply(focusNow, element, [{ preventScroll: true }])
  }
  const enter = (event: Event) => {
    if (event.target !== page) return
    const pressed = isPressed
    isEntered = true
    // What was pressed, or walked to, gets its focus first.
    setTimeout(() => {
      if (!wanted) return
      const isChosen = current() !== page.document.body && (pressed || current() !== wanted.instead)
      if (!isChosen) give(wanted.element)
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
  const walkIn = ({ key }: KeyboardEvent) => {
    // Walked in from outside by Tab, onto the first thing there is: a dialog that waits comes before it.
    if (key === 'Tab' && isEntered && wanted) give(wanted.element)
    isEntered = false
  }
  page.addEventListener('keyup', walkIn, true)
}
