import { formerLoginHeader } from '../../contract/rules/session-values.ts'
import type { Page } from './link.ts'
import { isFormerLogin, storeRotated, ownLogin, withOwnLogin } from './login.ts'

/**
 * Calls of a phone between the replacement of its world and its new login (D-141). A call whose login went with the
 * former world, and every call after it, waits and goes out with the new login. The app never sees the refusal.
 */
export class HeldCalls {
  private waiting: (() => void)[] | undefined

  /** @param stranded called when a call found that the login went with a former world */
  constructor(private readonly stranded: () => void) {}

  /** Makes calls wait until `go`. */
  hold(): void {
    this.waiting ??= []
  }

  /** Lets calls go out with the login that is stored now. */
  go(): void {
    const waiting = this.waiting ?? []
    this.waiting = undefined
    for (const next of waiting) next()
  }

  /** Overrides the requests of a page that has just loaded. */
  keep(page: Page): void {
    const native = page.fetch.bind(page)
    page.fetch = async (input, init) => {
      for (;;) {
        await this.turn(init?.signal ?? undefined)
        const headers = new page.Headers(init?.headers)
        const isReplaced = takeOwnLogin(headers)
        const body = isReplaced && typeof init?.body === 'string' ? withOwnLogin(init.body) : init?.body
        const response = await native(input, isReplaced ? { ...init, headers, body: body ?? null } : init)
        if (!this.isRefused(headers, response.status, response.headers.get(formerLoginHeader))) {
          if (isReplaced) storeRotated(response.headers, headers, page)
          return response
        }
      }
    }
    this.keepUploads(page)
  }

  /** Repeats a refused upload. Its listener is the first, so the app's listeners receive the last attempt only. */
  private keepUploads(page: Page): void {
    const { prototype } = page.XMLHttpRequest
    // oxlint-disable-next-line typescript/unbound-method -- called with their request below
    const { open, send, setRequestHeader } = prototype
    interface Sent {
      readonly address: [method: string, url: string | URL]
      readonly headers: Headers
      body: XMLHttpRequestBodyInit | Document | null | undefined
    }
    const sent = new WeakMap<XMLHttpRequest, Sent>()
    const isRefused = this.isRefused.bind(this)
    const again = async (request: XMLHttpRequest, { address, headers, body }: Sent) => {
      await this.turn()
      takeOwnLogin(headers)
      open.call(request, ...address, true)
      headers.forEach((value, name) => setRequestHeader.call(request, name, value))
      send.call(request, body)
    }
    prototype.open = function begin(this: XMLHttpRequest, method: string, url: string | URL) {
      const call: Sent = { address: [method, url], headers: new page.Headers(), body: null }
      sent.set(this, call)
      this.addEventListener('load', (event) => {
        const mark = this.getResponseHeader(formerLoginHeader)
        if (!isRefused(call.headers, this.status, mark)) return
        event.stopImmediatePropagation()
        void again(this, call)
      })
      open.call(this, method, url, true)
    }
    prototype.setRequestHeader = function note(this: XMLHttpRequest, name, value) {
      sent.get(this)?.headers.append(name, value)
      setRequestHeader.call(this, name, value)
    }
    prototype.send = function keep(this: XMLHttpRequest, body) {
      const call = sent.get(this)
      if (call) call.body = body
      send.call(this, body)
    }
  }

  /** Whether a call was refused only because its login belongs to a former world. */
  private isRefused(headers: Headers, status: number, mark: string | null): boolean {
    const client = headers.get('client')
    if (status !== 401 || mark === null || client === null) return false
    if (isFormerLogin(client)) return true
    if (client !== ownLogin().client) return false
    if (!this.waiting) this.stranded()
    this.hold()
    return true
  }

  private turn(signal?: AbortSignal): Promise<void> {
    const { waiting } = this
    if (!waiting) return Promise.resolve()
    return new Promise((resolve, reject) => {
      waiting.push(resolve)
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
  }
}

/** Replaces a login that the workbench has replaced by the present one. Other logins, as of a mailed link, stay. */
function takeOwnLogin(headers: Headers): boolean {
  if (!isFormerLogin(headers.get('client') ?? '')) return false
  for (const [name, value] of Object.entries(ownLogin())) headers.set(name, value)
  return true
}
