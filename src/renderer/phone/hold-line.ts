import type { PhoneLook } from '../../contract/control/phone-messages.ts'
import type { Page } from './page.ts'

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
