import { slowNetworkMs } from '../../contract/control/stage-phones.ts'
import type { PhoneLook } from '../../contract/phone-look.ts'
import type { Page } from './link.ts'

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
  // The phone has a network of its own, whatever happens to that of the machine.
  for (const type of ['online', 'offline'])
    page.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true })
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
