import { handsPointerId } from './hands/press.ts'
import type { Page } from './link.ts'

/**
 * Makes a page inside a phone behave like a page in a background window. A focus that the page sets itself (a dialog,
 * the first field of a form) would take the keyboard from another frame. While the person works elsewhere it is only
 * noted. The element gets the focus when the person enters the phone, unless they choose another.
 *
 * Focus by a person, a screen reader or the browser does not use these methods.
 */
export function holdFocus(page: Page): void {
  const focus = new HeldFocus(page)
  page.addEventListener('focus', (event) => event.target === page && focus.enter(), true)
  page.addEventListener('pointerdown', ({ pointerId }) => pointerId !== handsPointerId && focus.press(), true)
  page.addEventListener('keydown', () => focus.keyDown(), true)
  page.addEventListener('keyup', ({ key }) => focus.keyUp(key), true)
}

/** The focus that a page wants while the person works elsewhere. */
class HeldFocus {
  readonly #page: Page
  readonly #focusNow: (...how: unknown[]) => void
  /** The element that the page would have focused, and what had the focus instead. */
  #wanted: { readonly element: Element; readonly instead: Element | null } | undefined
  /** Whether a press is being handled, which moves the focus itself. */
  #isPressed = false
  /** Whether the focus has just come into the phone. */
  #isEntered = false

  constructor(page: Page) {
    this.#page = page
    this.#focusNow = this.#hold(page.HTMLElement.prototype, 'focus')
    this.#hold(page.SVGElement.prototype, 'focus')
    // Selecting the text of a field focuses it.
    this.#hold(page.HTMLInputElement.prototype, 'select')
    this.#hold(page.HTMLTextAreaElement.prototype, 'select')
  }

  /** Replaces a method that takes the focus. Returns the native one. */
  #hold(prototype: Element, method: 'focus' | 'select') {
    const native = Reflect.get(prototype, method) as (...how: unknown[]) => void
    const hold = (element: Element) => {
      const isAway = !isHere() && !this.#isPressed && element.isConnected
      this.#wanted = isAway ? { element, instead: this.#current() } : undefined
      return isAway
    }
    Reflect.set(prototype, method, function held(this: Element, ...how: unknown[]) {
      if (!hold(this)) Reflect.apply(native, this, how)
    })
    return native
  }

  #current(): Element | null {
    return this.#page.document.activeElement
  }

  #give(element: Element): void {
    this.#wanted = undefined
    // Without scrolling, because a page that moves under a finger is pressed in the wrong place.
    if (element.isConnected) Reflect.apply(this.#focusNow, element, [{ preventScroll: true }])
  }

  /** The person enters the phone. */
  enter(): void {
    const pressed = this.#isPressed
    this.#isEntered = true
    // The pressed or tabbed element gets its focus first.
    setTimeout(() => {
      const wanted = this.#wanted
      if (!wanted) return
      const current = this.#current()
      const isChosen = current !== this.#page.document.body && (pressed || current !== wanted.instead)
      if (!isChosen) this.#give(wanted.element)
      else if (pressed) this.#wanted = undefined
    })
  }

  /** The person presses the page. A story presses while the person works elsewhere, and is none. */
  press(): void {
    this.#isPressed = true
    this.#isEntered = false
    setTimeout(() => {
      this.#isPressed = false
      // Also when the page prevents the focus change of a press.
      if (!isHere()) this.#page.focus()
    })
  }

  keyDown(): void {
    this.#isEntered = false
  }

  keyUp(key: string): void {
    // After Tab from outside, a waiting dialog takes the focus from the first element.
    if (key === 'Tab' && this.#isEntered && this.#wanted) this.#give(this.#wanted.element)
    this.#isEntered = false
  }
}

/** Whether the person works in this phone. The surrounding frame keeps the focus while pages change inside it. */
const isHere = () => document.hasFocus()
