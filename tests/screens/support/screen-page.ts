import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Script } from 'node:vm'
import { Browser } from 'happy-dom'
import { root } from '../../../.scripts/root.mjs'
import { press } from './input.ts'
import { defaultTimeoutMs, ScreenLocator, until, type Scene } from './locator.ts'
import { fitsUrl, Network, type RouteHandler } from './network.ts'
import { PageClock } from './page-clock.ts'
import type { Pattern, RoleOptions } from './queries.ts'

/** Compiled once for all pages of this process. */
let compiled: Script | undefined
function appScript(): Script {
  const file = join(root, '.cache/screens/app.js')
  return (compiled ??= new Script(readFileSync(file, 'utf8'), { filename: file }))
}

/** Window of a separate realm. TypeScript treats it as the global window. */
export type PageWindow = Window & typeof globalThis
const evalIn = (window: PageWindow, source: string): unknown =>
  (window as unknown as { eval(text: string): unknown }).eval(source)

type Url = string | RegExp | ((url: URL) => boolean)
interface Timeout {
  timeout?: number
}

export interface ScreenOptions {
  /** Origin of the server under the host name of a phone. */
  readonly origin: string
  readonly storage: Readonly<Record<string, string>>
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'light' | 'dark'
}

/**
 * A page of the member app in this process: happy-dom in its own realm, the app's own entry, real network requests and
 * sockets.
 * It implements Playwright's page API, so both kinds of tests share the page models.
 */
export class ScreenPage implements Scene {
  readonly #browser: Browser
  readonly #page: ReturnType<Browser['newPage']>
  readonly #origin: string
  readonly #network: Network
  readonly #initScripts: string[] = []
  readonly clock: PageClock = new PageClock(() => this.window)
  /** Storage outlives a page, because it belongs to the origin. */
  readonly #local: Storage
  readonly #session: Storage

  constructor({ origin, storage, viewport = { width: 390, height: 844 }, colorScheme = 'light' }: ScreenOptions) {
    this.#origin = origin
    this.#network = new Network(origin)
    this.#browser = new Browser({
      settings: {
        enableJavaScriptEvaluation: true,
        suppressInsecureJavaScriptEnvironmentWarning: true,
        disableErrorCapturing: true,
        handleDisabledFileLoadingAsSuccess: true,
        disableIframePageLoading: true,
        // happy-dom loads scripts in a process that blocks this thread. The server runs in this thread, so loading
        // would deadlock.
        disableJavaScriptFileLoading: true,
        viewport,
        device: { prefersColorScheme: colorScheme, prefersReducedMotion: 'reduce' },
        navigation: { beforeContentCallback: (window) => this.#begin(window as unknown as PageWindow) },
        fetch: {
          interceptor: {
            beforeAsyncRequest: ({ request, window }) => this.#network.call(request, window),
          },
        },
      },
    })
    this.#page = this.#browser.newPage()
    const first = this.window
    this.#local = first.localStorage
    this.#session = first.sessionStorage
    for (const [name, value] of Object.entries(storage)) this.#local.setItem(name, value)
  }

  get window(): PageWindow {
    return this.#page.mainFrame.window as unknown as PageWindow
  }
  get document(): Document {
    return this.window.document
  }

  /** Prepares a new document: installs the origin's storage, then runs the app after the markup is parsed. */
  #begin(window: PageWindow): void {
    Object.defineProperty(window, 'localStorage', { value: this.#local, configurable: true })
    Object.defineProperty(window, 'sessionStorage', { value: this.#session, configurable: true })
    Object.defineProperty(window.navigator, 'onLine', { get: () => !this.#network.isOffline, configurable: true })
    // Chromium's returns a promise, which an effect must not hand to React as its end.
    Object.assign(window, { scrollTo: async () => {} })
    // React draws in the next turn of this process, so a number of turns is enough to wait for (`PageClock`). A timer
    // would take a millisecond or more.
    const isOpen = () => !this.#network.isOver && this.window === window
    Object.assign(window, { setImmediate: (run: () => void) => setImmediate(() => isOpen() && run()) })
    for (const kind of ['log', 'info', 'warn', 'error'] as const)
      window.console[kind] = (...words: unknown[]) =>
        this.#network.tell('console', {
          type: () => (kind === 'warn' ? 'warning' : kind),
          text: () => words.map(String).join(' '),
        })
    this.clock.begin(window)
    for (const script of this.#initScripts) evalIn(window, script)
    const start = () => {
      if (window.document.querySelector('#root')) appScript().runInContext(window)
    }
    window.addEventListener('load', start)
  }

  evaluateIn(source: string, ...args: readonly unknown[]): unknown {
    const work = evalIn(this.window, `(${source})`) as (...given: readonly unknown[]) => unknown
    return work(...args)
  }
  evaluate = async (work: ((arg?: unknown) => unknown) | string, arg?: unknown) =>
    typeof work === 'string' ? evalIn(this.window, work) : this.evaluateIn(work.toString(), arg)
  addInitScript = async (script: (arg?: unknown) => void, arg?: unknown) =>
    void this.#initScripts.push(`(${script.toString()})(${JSON.stringify(arg) ?? ''})`)

  async goto(path: string): Promise<null> {
    await this.#page.goto(new URL(path, this.#origin).href)
    return null
  }
  async reload(): Promise<null> {
    await this.#page.goto(this.url())
    return null
  }
  async goBack(): Promise<null> {
    this.window.history.back()
    await sleep(0)
    return null
  }
  url = () => this.window.location.href
  title = async () => this.document.title
  waitForLoadState = async () => {
    await sleep(0)
  }
  content = async () => this.document.documentElement.outerHTML
  async waitForURL(url: Url, { timeout = defaultTimeoutMs }: Timeout = {}): Promise<void> {
    await until(`the address fits ${String(url)}`, () => this.isAt(url) || undefined, timeout).catch(
      (error: unknown) => {
        throw new Error(`${String(error)} It is ${this.url()}.`)
      },
    )
  }
  isAt = (url: Url) => fitsUrl(this.url(), url, this.#origin)

  locator = (selector: string | ScreenLocator, options?: object) => new ScreenLocator(this).locator(selector, options)
  getByRole = (role: string, options?: RoleOptions) => new ScreenLocator(this).getByRole(role, options)
  getByText = (text: Pattern, options?: { exact?: boolean }) => new ScreenLocator(this).getByText(text, options)
  getByLabel = (text: Pattern, options?: { exact?: boolean }) => new ScreenLocator(this).getByLabel(text, options)
  getByPlaceholder = (text: Pattern) => new ScreenLocator(this).getByPlaceholder(text)
  getByAltText = (text: Pattern) => new ScreenLocator(this).getByAltText(text)
  getByTitle = (text: Pattern) => new ScreenLocator(this).getByTitle(text)

  route = async (url: Url, handler: RouteHandler, options?: { times?: number }) =>
    this.#network.route(url, handler, options)
  unroute = async (url: Url, handler?: RouteHandler) => this.#network.unroute(url, handler)
  on(name: string, listener: (event: never) => void): this {
    this.#network.on(name, listener as (event: unknown) => void)
    return this
  }
  off(name: string, listener: (event: never) => void): this {
    this.#network.off(name, listener as (event: unknown) => void)
    return this
  }
  waitForRequest = (wanted: Url | ((request: never) => boolean), options: Timeout = {}) =>
    this.#waitForCall('request', wanted, options)
  waitForResponse = (wanted: Url | ((response: never) => boolean), options: Timeout = {}) =>
    this.#waitForCall('response', wanted, options)
  waitForEvent = (
    name: string,
    fits: (event: never) => boolean = () => true,
    { timeout = defaultTimeoutMs }: Timeout = {},
  ) => this.#network.wait(name, fits, timeout)
  #waitForCall(name: string, wanted: Url | ((event: never) => boolean), { timeout = defaultTimeoutMs }: Timeout) {
    const fits = (event: { url(): string }) =>
      typeof wanted === 'function' ? wanted(event as never) : fitsUrl(event.url(), wanted, this.#origin)
    return this.#network.wait(name, fits, timeout)
  }

  keyboard = {
    press: async (key: string) => press(this.document.activeElement ?? this.document.body, key),
    type: async (text: string) => {
      for (const sign of text) press(this.document.activeElement ?? this.document.body, sign)
    },
  }

  async setOffline(offline: boolean): Promise<void> {
    this.#network.isOffline = offline
    this.window.dispatchEvent(new this.window.Event(offline ? 'offline' : 'online'))
    await sleep(0)
  }
  context = () => ({ setOffline: (offline: boolean) => this.setOffline(offline) })

  /** Closes the page and aborts all its work. */
  async close(): Promise<void> {
    await this.#network.quiet()
    this.#network.isOver = true
    await Promise.race([this.#browser.close(), sleep(50)])
  }
}
