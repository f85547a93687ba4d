import type { PhoneLook } from '../../contract/control/phone-look.ts'
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
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its request below
  const { send } = prototype
  prototype.send = function held(this: XMLHttpRequest, body) {
    if (network() === 'offline') {
      page.setTimeout(() => this.dispatchEvent(new page.ProgressEvent('error')))
      return
    }
    page.setTimeout(() => send.call(this, body), network() === 'slow' ? slowMs : 0)
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
