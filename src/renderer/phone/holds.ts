import { announcementsEndpoint } from '../../contract/calls/notice.ts'
import { loginBonusEndpoint, popupsEndpoint } from '../../contract/calls/popup.ts'
import type { PhoneLook } from '../../contract/control/phone-messages.ts'
import type { Page } from './page.ts'

/** What opens by itself over a page, and the documented answer that opens nothing. */
const silent: Readonly<Record<string, object>> = {
  [announcementsEndpoint.path]: { user_notifications: [], user_notifications_count: 0 },
  [popupsEndpoint.path]: { modal_list: [] },
  // The bonus itself is granted: only its dialog is held back.
  [loginBonusEndpoint.path]: { success: false, amount: 0 },
}

/**
 * Keeps announcements, the bonus and campaigns from covering the page while the stage is quiet. The calls are made all the
 * same; only what the page reads of them says that there is nothing to show.
 */
export function holdDialogs(page: Page, isQuiet: () => boolean): void {
  const ask = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const answer = await ask(input, init)
    // Objects of the page are of its own realm, so that `instanceof` says nothing of them.
    const address = typeof input === 'object' && 'url' in input ? input.url : String(input)
    const instead = silent[new URL(address, page.location.href).pathname]
    if (!isQuiet() || instead === undefined || !answer.ok) return answer
    return new page.Response(JSON.stringify(instead), { status: 200, headers: answer.headers })
  }
}

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

type Network = PhoneLook['network']

/** How long a slow line holds every call up. */
const slowMs = 2000

/** What `hold` has put into a page, so that a change of the line reaches it. */
export interface HeldLine {
  changed(): void
}

/** Puts a line of its own under a page: its calls and sockets are slow or fail, whatever the machine's line is. */
export function holdLine(page: Page, network: () => Network): HeldLine {
  holdFetch(page, network)
  holdUploads(page, network)
  const cut = holdSockets(page, network)
  let told: Network = 'online'
  Object.defineProperty(page.navigator, 'onLine', { get: () => network() !== 'offline', configurable: true })
  return {
    changed() {
      const now = network()
      if (now === 'offline') cut()
      if ((now === 'offline') !== (told === 'offline'))
        page.dispatchEvent(new page.Event(now === 'offline' ? 'offline' : 'online'))
      told = now
    },
  }
}

function holdFetch(page: Page, network: () => Network): void {
  const ask = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    if (network() === 'slow') await new Promise((go) => page.setTimeout(go, slowMs))
    if (network() === 'offline') throw new page.TypeError('Failed to fetch')
    return ask(input, init)
  }
}

function holdUploads(page: Page, network: () => Network): void {
  const { prototype } = page.XMLHttpRequest
  // oxlint-disable-next-line typescript/unbound-method -- they are called with their request below
  const { abort, send } = prototype
  /** Timers of the requests that are held up. */
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
    held.set(this, page.setTimeout(go, network() === 'slow' ? slowMs : 0))
  }
  prototype.abort = function drop(this: XMLHttpRequest) {
    const timer = held.get(this)
    held.delete(this)
    page.clearTimeout(timer)
    abort.call(this)
    // The browser knows of no request under way, and tells of none.
    if (timer !== undefined) end(this, 'abort')
  }
}

/** @returns closes the sockets that are open */
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
