import { setTimeout as sleep } from 'node:timers/promises'
import type { Response as PageResponse, Request as PageFetch } from 'happy-dom'
import type { BrowserWindow } from 'happy-dom'

/** Requests and responses of a page with Playwright's API: they can be observed, held, fulfilled or aborted. */

type Url = string | RegExp | ((url: URL) => boolean)

/** `**` matches any text, `*` matches one segment of a path. */
function toRegExp(glob: string): RegExp {
  const parts = glob.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    return part === '?' ? String.raw`\?` : part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
  })
  return new RegExp(`^${parts.join('')}$`)
}

/** Whether a URL matches a glob (relative to the page's origin), a regular expression or a predicate. */
export function fitsUrl(address: string, wanted: Url, origin: string): boolean {
  if (typeof wanted === 'function') return wanted(new URL(address))
  if (wanted instanceof RegExp) return wanted.test(address)
  return toRegExp(wanted.startsWith('/') ? origin + wanted : wanted).test(address)
}

export class ScreenRequest {
  readonly #request: PageFetch
  readonly #body: string
  /** What is sent, which may be no text. */
  readonly bytes: ArrayBuffer | undefined
  constructor(request: PageFetch, body: string, bytes: ArrayBuffer | undefined) {
    this.#request = request
    this.#body = body
    this.bytes = bytes
  }
  url = () => this.#request.url
  method = () => this.#request.method
  headers = (): Record<string, string> => Object.fromEntries(this.#request.headers)
  allHeaders = async () => this.headers()
  headerValue = async (name: string) => this.#request.headers.get(name)
  postData = () => (this.#body === '' ? null : this.#body)
  postDataJSON = (): unknown => (this.#body === '' ? null : JSON.parse(this.#body))
  resourceType = () => 'fetch'
}

class ScreenResponse {
  readonly #request: ScreenRequest
  readonly #status: number
  readonly #body: string
  constructor(request: ScreenRequest, status: number, body: string) {
    this.#request = request
    this.#status = status
    this.#body = body
  }
  request = () => this.#request
  url = () => this.#request.url()
  status = () => this.#status
  ok = () => this.#status >= 200 && this.#status < 300
  text = async () => this.#body
  json = async (): Promise<unknown> => JSON.parse(this.#body)
  finished = async () => null
}

interface Fulfilment {
  /** Default for missing fields. */
  response?: ScreenResponse
  status?: number
  json?: unknown
  body?: string
  contentType?: string
  headers?: Record<string, string>
}
type Decision = { does: 'fulfill'; with: Fulfilment } | { does: 'abort' } | { does: 'continue' } | { does: 'fallback' }

class ScreenRoute {
  readonly #request: ScreenRequest
  readonly #decide: (decision: Decision) => void
  constructor(request: ScreenRequest, decide: (decision: Decision) => void) {
    this.#request = request
    this.#decide = decide
  }
  request = () => this.#request
  /** Fetches the server's response, so that a test can change it before fulfilling. */
  fetch = async () => {
    const request = this.#request
    const response = await fetch(request.url(), {
      method: request.method(),
      headers: request.headers(),
      body: request.bytes ?? null,
    })
    return new ScreenResponse(request, response.status, await response.text())
  }
  fulfill = async (fulfilment: Fulfilment = {}) => this.#decide({ does: 'fulfill', with: fulfilment })
  abort = async () => this.#decide({ does: 'abort' })
  continue = async () => this.#decide({ does: 'continue' })
  fallback = async () => this.#decide({ does: 'fallback' })
}

export type RouteHandler = (route: ScreenRoute, request: ScreenRequest) => unknown
interface Rule {
  url: Url
  handler: RouteHandler
  left: number
}

const never = () => new Promise<never>(() => {})

type Listener = (event: unknown) => void

export class Network {
  readonly #origin: string
  #rules: Rule[] = []
  readonly #listeners = new Map<string, Set<Listener>>()
  isOffline = false
  /** Whether the page is closed. Requests under way then never settle. */
  isOver = false
  #underWay = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  on(name: string, listener: Listener): void {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener))
  }
  off(name: string, listener: Listener): void {
    this.#listeners.get(name)?.delete(listener)
  }
  tell(name: string, event: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event)
  }

  route(url: Url, handler: RouteHandler, { times = Infinity } = {}): void {
    this.#rules.unshift({ url, handler, left: times })
  }
  unroute(url?: Url, handler?: RouteHandler): void {
    this.#rules = this.#rules.filter(
      (rule) =>
        url !== undefined && (String(rule.url) !== String(url) || (handler !== undefined && rule.handler !== handler)),
    )
  }

  /** Resolves with the first matching event. */
  async wait(name: string, fits: (event: never) => boolean, timeoutMs: number): Promise<unknown> {
    let listener: Listener = () => {}
    const found = new Promise((resolve) => {
      listener = (event) => fits(event as never) && resolve(event)
      this.on(name, listener)
    })
    const ended = new AbortController()
    const late = sleep(timeoutMs, undefined, { signal: ended.signal }).then(
      () => Promise.reject(new Error(`No ${name} that fits within ${timeoutMs} ms.`)),
      () => undefined,
    )
    try {
      return await Promise.race([found, late])
    } finally {
      ended.abort()
      this.off(name, listener)
    }
  }

  /**
   * Sends a request of the page: a matching route handles it, otherwise a socket of this process.
   * @throws TypeError without a response, as `fetch` does
   */
  async call(request: PageFetch, window: BrowserWindow): Promise<PageResponse> {
    this.#underWay += 1
    try {
      return await this.#call(request, window)
    } finally {
      this.#underWay -= 1
    }
  }

  /**
   * Resolves when no request is under way, or after about 0.2 seconds. A page that closes during a response would read
   * an empty body.
   */
  async quiet(): Promise<void> {
    for (let tries = 0; this.#underWay > 0 && tries < 20; tries += 1) await sleep(10)
    await sleep(10)
  }

  async #call(request: PageFetch, window: BrowserWindow): Promise<PageResponse> {
    const bytes = request.body ? await request.arrayBuffer() : undefined
    const isText = !(request.headers.get('content-type') ?? '').startsWith('multipart')
    const made = new ScreenRequest(request, bytes && isText ? new TextDecoder().decode(bytes) : '', bytes)
    this.tell('request', made)
    for (const rule of [...this.#rules]) {
      if (rule.left <= 0 || !fitsUrl(request.url, rule.url, this.#origin)) continue
      rule.left -= 1
      const decision = await new Promise<Decision>((resolve, reject) => {
        // A held request ends when the page gives it up.
        request.signal.addEventListener('abort', () => resolve({ does: 'abort' }))
        const done = rule.handler(new ScreenRoute(made, resolve), made)
        if (done instanceof Promise) done.catch(reject)
      })
      if (decision.does === 'fallback') continue
      if (decision.does === 'continue') break
      if (decision.does === 'abort') throw this.#failure(made, window)
      return this.#answerByHand(made, decision.with, window)
    }
    if (this.isOffline) throw this.#failure(made, window)
    return this.#send(made, bytes, request.signal, window)
  }

  async #send(made: ScreenRequest, body: ArrayBuffer | undefined, signal: PageFetch['signal'], window: BrowserWindow) {
    const ended = new AbortController()
    signal.addEventListener('abort', () => ended.abort())
    const headers: Record<string, string> = made.method() === 'GET' ? {} : { origin: this.#origin }
    try {
      const response = await fetch(made.url(), {
        method: made.method(),
        headers: { ...made.headers(), ...headers },
        body: body ?? null,
        signal: ended.signal,
      })
      const text = await response.text()
      if (this.isOver) return await never()
      this.tell('response', new ScreenResponse(made, response.status, text))
      this.tell('requestfinished', made)
      const { status, statusText } = response
      const given = new window.Response(text === '' ? null : text, {
        status,
        statusText,
        headers: Object.fromEntries(response.headers),
      })
      // Returns the text read here, because closing the page cuts the body stream and would yield an empty body.
      return Object.assign(given, {
        url: response.url,
        redirected: response.redirected,
        text: () => Promise.resolve(text),
      })
    } catch {
      throw this.isOver ? await never() : this.#failure(made, window)
    }
  }

  #failure(made: ScreenRequest, window: BrowserWindow): Error {
    this.tell('requestfailed', made)
    return new window.TypeError('Failed to fetch')
  }

  #answerByHand(
    made: ScreenRequest,
    { response, status = response?.status() ?? 200, json, body, contentType, headers }: Fulfilment,
    window: BrowserWindow,
  ) {
    const text = json === undefined ? (body ?? '') : JSON.stringify(json)
    const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json')
    this.tell('response', new ScreenResponse(made, status, text))
    this.tell('requestfinished', made)
    return new window.Response(text, { status, headers: { 'content-type': type, ...headers } })
  }
}
