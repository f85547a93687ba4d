import { slowNetworkMs } from '../../contract/control/stage-phones.ts'
import type { PhoneLook } from '../../contract/phone-look.ts'
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
  // Asks the surrounding frame, which keeps the focus while pages change inside it.
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
  // Selecting the text of a field focuses it.
  hold(page.HTMLInputElement.prototype, 'select')
  hold(page.HTMLTextAreaElement.prototype, 'select')

  const give = (element: Element) => {
    wanted = undefined
    // Without scrolling, because a page that moves under a finger is pressed in the wrong place.
    if (element.isConnected) Reflect.apply(focusNow, element, [{ preventScroll: true }])
  }
  const enter = (event: Event) => {
    if (event.target !== page) return
    const pressed = isPressed
    isEntered = true
    // The pressed or tabbed element gets its focus first.
    setTimeout(() => {
      if (!wanted) return
      const isChosen = current() !== page.document.body && (pressed || current() !== wanted.instead)
      if (!isChosen) give(wanted.element)
      else if (pressed) wanted = undefined
    })
  }
  const press = ({ pointerId }: PointerEvent) => {
    // A story presses while the person works elsewhere.
    if (pointerId === handsPointerId) return
    isPressed = true
    isEntered = false
    setTimeout(() => {
      isPressed = false
      // Also when the page prevents the focus change of a press.
      if (!isHere()) page.focus()
    })
  }
  page.addEventListener('focus', enter, true)
  page.addEventListener('pointerdown', press, true)
  page.addEventListener('keydown', () => (isEntered = false), true)
  const walkIn = ({ key }: KeyboardEvent) => {
    // After Tab from outside, a waiting dialog takes the focus from the first element.
    if (key === 'Tab' && isEntered && wanted) give(wanted.element)
    isEntered = false
  }
  page.addEventListener('keyup', walkIn, true)
}

type Network = PhoneLook['network']

/** Held objects of a page, so that a change of the network reaches them. */
export interface HeldConnection {
  changed(): void
}

/** Simulates a network of its own for a page: its requests and sockets are slow or fail. */
export function holdConnection(page: Page, network: () => Network): HeldConnection {
  holdFetch(page, network)
  holdUploads(page, network)
  const cut = holdSockets(page, network)
  let reported: Network = 'online'
  Object.defineProperty(page.navigator, 'onLine', { get: () => network() !== 'offline', configurable: true })
  return {
    changed() {
      const now = network()
      if (now === 'offline') cut()
      if ((now === 'offline') !== (reported === 'offline'))
        page.dispatchEvent(new page.Event(now === 'offline' ? 'offline' : 'online'))
      reported = now
    },
  }
}

function holdFetch(page: Page, network: () => Network): void {
  const fetchOfPage = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    if (network() === 'slow') await new Promise((go) => page.setTimeout(go, slowNetworkMs))
    if (network() === 'offline') throw new page.TypeError('Failed to fetch')
    return fetchOfPage(input, init)
  }
}

function holdUploads(page: Page, network: () => Network): void {
  const { prototype } = page.XMLHttpRequest
  // oxlint-disable-next-line typescript/unbound-method -- both are called with their request below
  const { abort, send } = prototype
  /** Timers of delayed requests. */
  const held = new WeakMap<XMLHttpRequest, number>()
  const end = (request: XMLHttpRequest, how: 'error' | 'abort') => {
    for (const type of [how, 'loadend']) request.dispatchEvent(new page.ProgressEvent(type))
  }
  prototype.send = function hold(this: XMLHttpRequest, body) {
    if (network() === 'online') return send.call(this, body)
    const go = () => {
      held.delete(this)
      if (network() === 'offline') end(this, 'error')
      else send.call(this, body)
    }
    held.set(this, page.setTimeout(go, network() === 'slow' ? slowNetworkMs : 0))
  }
  prototype.abort = function drop(this: XMLHttpRequest) {
    const timer = held.get(this)
    held.delete(this)
    page.clearTimeout(timer)
    abort.call(this)
    // The browser has not sent the request, so it fires no event itself.
    if (timer !== undefined) end(this, 'abort')
  }
}

/** @returns a function that closes the open sockets */
function holdSockets(page: Page, network: () => Network): () => void {
  const open = new Set<WebSocket>()
  page.WebSocket = class extends page.WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      if (network() === 'offline') this.close()
      open.add(this)
      this.addEventListener('close', () => open.delete(this))
    }
  }
  return () => {
    for (const socket of open) socket.close()
  }
}
