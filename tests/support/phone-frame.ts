import { Window } from 'happy-dom'
import { onTestFinished, vi } from 'vitest'
import type { PhoneEnvelope, PhoneMessage } from '../../src/contract/phone-messages.ts'
import type { PhoneOrder } from '../../src/contract/phone-orders.ts'
import type { Page } from '../../src/renderer/phone/link.ts'

export const phoneOrigin = 'http://a.yoimachi.localhost:3100'
export const benchOrigin = 'http://workbench.yoimachi.localhost:3100'

/** What `holdFocus` and `holdConnection` change belongs to this page, because windows of happy-dom share their classes. */
const ownClasses = () => ({
  HTMLElement: class {
    focus() {}
  },
  SVGElement: class {
    focus() {}
  },
  HTMLInputElement: class {
    select() {}
  },
  HTMLTextAreaElement: class {
    select() {}
  },
  XMLHttpRequest: class {
    send() {}
    abort() {}
  },
  WebSocket: class extends EventTarget {},
  PageTransitionEvent: class extends Event {
    readonly persisted: boolean
    constructor(type: string, { persisted = false } = {}) {
      super(type)
      this.persisted = persisted
    }
  },
})

/** A page of the member app, which has started in it. Loading is only noted. */
export function aMemberPage(path: string, html = '') {
  const window = new Window({ url: phoneOrigin + path })
  window.document.body.innerHTML = `<div id="root">${html}</div>`
  const page = Object.assign(window, ownClasses()) as unknown as Page
  Object.assign(page.document.querySelector('#root') as object, { __reactContainer$x: {} })
  const opened: string[] = []
  const told: string[] = []
  Object.defineProperties(page.location, {
    replace: { value: (to: string) => opened.push(to) },
    reload: { value: () => opened.push('reload') },
  })
  for (const type of ['storage', 'pageshow', 'popstate', 'offline', 'online'])
    page.addEventListener(type, (event) => {
      const { storageArea, persisted } = event as StorageEvent & PageTransitionEvent
      const isOwn = type !== 'storage' || storageArea === page.localStorage
      told.push(`${type}${persisted ? ' persisted' : ''}${isOwn ? '' : ' of another page'}`)
    })
  onTestFinished(() => window.happyDOM.close())
  return { page, opened, told }
}

/** The frame of a phone on the stage: its modules anew, an empty frame, and a workbench around it. */
export function aPhoneFrame() {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  // Of another namespace, because happy-dom would load a page.
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'iframe') as Element as HTMLIFrameElement
  document.body.replaceChildren(frame)
  const inside: { page: unknown } = { page: null }
  Object.defineProperties(frame, { contentWindow: { get: () => inside.page }, src: { value: '', writable: true } })
  const said: PhoneMessage[] = []
  const workbench = {
    postMessage: ({ yoimachi, message }: PhoneEnvelope, to: string) => {
      if (yoimachi === 'phone' && to === benchOrigin) said.push(message)
    },
  }
  const heard = new Map<string, (event: object) => void>()
  const { hostname, port } = new URL(phoneOrigin)
  const ancestorOrigins: string[] | undefined = [benchOrigin]
  const location = { origin: phoneOrigin, hostname, port, ancestorOrigins }
  const globals = {
    parent: workbench,
    location,
    addEventListener: (...[type, run]: [string, () => void]) => heard.set(type, run),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  let no = 0
  const hear = (changes: object, type = 'message') =>
    heard.get(type)?.({ source: workbench, origin: benchOrigin, ...changes })
  const order = (given: PhoneOrder) => {
    no += 1
    hear({ data: { yoimachi: 'workbench', no, order: given } })
  }
  /** Shows a page, as the frame does when it has loaded. */
  const show = (page: unknown) => {
    inside.page = page
    frame.dispatchEvent(new Event('load'))
  }
  return { frame, inside, said, location, heard, hear, order, show }
}

export const man = { uid: 'man@yoimachi.example', client: 'c', 'access-token': 't' }
export const woman = { uid: 'woman@yoimachi.example', client: 'd', 'access-token': 'u' }

/** The started shell of a phone on which the man is logged in; with a path, its page is shown. Timers stand still. */
export async function aShell(path?: string, html?: string) {
  const around = aPhoneFrame()
  const { PhoneShell } = await import('../../src/renderer/phone/shell.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  for (const [name, value] of Object.entries(man)) localStorage.setItem(name, value)
  const first = aMemberPage(path ?? '/home', html)
  new PhoneShell().start()
  if (path !== undefined) around.show(first.page)
  /** What was said since it was asked for last. */
  const news = () => around.said.splice(0)
  return { ...around, ...first, news }
}
