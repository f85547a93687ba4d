import { readFileSync } from 'node:fs'
import type { BrowserContext, Frame, Page } from 'playwright'
import { browser } from './app.ts'
import { expectLoad, guardDocuments } from './document-guard.ts'
import { dispatch } from './ipc-main.ts'
import { checkOptions, strict } from './known.ts'
import { applyPermissions } from './permissions.ts'
import { CancellableEvent, StrictEmitter } from './strict-emitter.ts'
import { contentsEvents, preferences as knownPreferences } from './surface.ts'

export interface WebPreferences {
  readonly preload?: string
  readonly [key: string]: unknown
}

type WindowOpenAnswer = { action: 'deny' } | { action: 'allow'; overrideBrowserWindowOptions?: object }
type WindowOpenHandler = (details: { url: string; frameName: string }) => WindowOpenAnswer

// Internal members for the window. Symbols, because the bundle must not see names that Electron lacks.
export const face = Symbol('face')
export const nextPage = Symbol('nextPage')
export const follow = Symbol('follow')
export const windowGone = Symbol('windowGone')

/** The frame as main sees it. */
function frameFace(frame: Frame): object {
  const parent = frame.parentFrame()
  return strict('WebFrameMain', { url: frame.url(), parent: parent === null ? null : frameFace(parent) })
}

/** A page of the browser, with Electron's events for main. */
export class WebContents extends StrictEmitter {
  readonly [face]: WebContents
  readonly isDestroyed: () => boolean
  #page: Page | undefined
  #opening: Promise<Page>
  #isCrashed = false
  #zoom = 1
  #follow: (page: Page) => Promise<void> = () => Promise.resolve()
  #windowOpenHandler: WindowOpenHandler = () => ({ action: 'allow' })
  readonly #preferences: WebPreferences
  readonly #openWindow: (options: object, url: string) => void

  constructor(
    preferences: WebPreferences,
    openWindow: (options: object, url: string) => void,
    isDestroyed: () => boolean,
  ) {
    super('webContents', contentsEvents)
    checkOptions('webPreferences', preferences, knownPreferences)
    this.#preferences = preferences
    this.#openWindow = openWindow
    this.isDestroyed = isDestroyed
    this[face] = strict('webContents', this, isDestroyed)
    this.#opening = this.#open()
  }

  getURL = (): string => {
    const url = this.#page?.url() ?? ''
    return url === 'about:blank' ? '' : url
  }

  getLastWebPreferences = (): WebPreferences => this.#preferences

  setWindowOpenHandler = (handler: WindowOpenHandler): void => {
    this.#windowOpenHandler = handler
  }

  /** Dropped without a listener in the page, as in Electron. */
  send = (channel: string, ...args: unknown[]): void => {
    const deliver = ([to, payload]: [string, unknown[]]): void => {
      const host = window as unknown as { standInDeliver(channel: string, args: unknown[]): void }
      host.standInDeliver(to, payload)
    }
    this.#page?.evaluate(deliver, [channel, args] as [string, unknown[]]).catch(() => {})
  }

  loadURL = async (url: string): Promise<void> => {
    const page = await this.#livingPage()
    expectLoad(page, url)
    try {
      await page.goto(url)
    } catch (cause) {
      const [code, number] = String(cause).includes('ERR_ABORTED') ? ['ERR_ABORTED', -3] : ['ERR_FAILED', -2]
      throw Object.assign(new Error(`${code} (${number}) loading '${url}'`, { cause }), { code, errno: number, url })
    }
  }

  reload = (): void => {
    this.loadURL(this.getURL()).catch(() => {})
  }

  forcefullyCrashRenderer = (): void => {
    void this.#opening.then(async (page) => {
      const session = await page.context().newCDPSession(page)
      // The page has closed and cannot answer.
      session.send('Page.crash').catch(() => {})
    })
  }

  getZoomFactor = (): number => this.#zoom
  /** Playwright has no zoom of pages, so the page keeps its layout; only areas of pictures follow. */
  setZoomFactor = (factor: number): void => {
    this.#zoom = factor
  }

  /** The area counts px of the window, which the zoom enlarges. Electron gives more on a device with a higher pixel ratio. */
  capturePage = async (area: { x: number; y: number; width: number; height: number }): Promise<object> => {
    const page = await this.#livingPage()
    const [x, y, width, height] = [area.x, area.y, area.width, area.height].map((length) => length / this.#zoom)
    const bytes = await page.screenshot({ clip: { x, y, width, height } as typeof area, animations: 'allow' })
    return strict('NativeImage', { isEmpty: () => false, toPNG: () => bytes })
  }

  showDefinitionForSelection = (): void => {}

  readonly [nextPage] = (): Promise<Page> => this.#opening

  /** Makes the window follow every page of these contents. */
  readonly [follow] = (attend: (page: Page) => Promise<void>): void => {
    this.#follow = attend
  }

  /** Whether closing this page closes the window. */
  readonly [windowGone] = (page: Page): boolean => page === this.#page

  /** A page whose renderer crashed cannot be reused, so another replaces it. */
  async #livingPage(): Promise<Page> {
    if (!this.#isCrashed) return this.#opening
    const crashed = this.#page
    this.#isCrashed = false
    this.#opening = this.#open()
    const page = await this.#opening
    await crashed?.close()
    return page
  }

  async #open(): Promise<Page> {
    const { context } = await browser()
    const page = await takePage(context)
    this.#page = page
    const { preload } = this.#preferences
    await page.exposeBinding('standInInvoke', ({ frame }, channel: string, args: unknown[]) =>
      dispatch({ senderFrame: frameFace(frame), sender: this[face] }, channel, args),
    )
    await page.exposeBinding('standInOpen', (_source, url: string, frameName: string) => {
      const answer = this.#windowOpenHandler(strict('window open details', { url, frameName }))
      if (answer.action === 'allow') this.#openWindow(answer.overrideBrowserWindowOptions ?? {}, url)
    })
    await page.exposeBinding('standInContextMenu', (_source, params: object) => {
      this.emit('context-menu', new CancellableEvent(), strict('ContextMenuParams', params))
    })
    await page.addInitScript(`${inPage('route-new-windows')}\nrouteNewWindows()`)
    await page.addInitScript(`${inPage('report-context-menu')}\nreportContextMenu()`)
    if (preload !== undefined) {
      const source = JSON.stringify(readFileSync(preload, 'utf8'))
      await page.addInitScript(`${inPage('run-preload')}\nrunPreload(${source})`)
    }
    await guardDocuments(page, this)
    page.on('framenavigated', (frame) => void applyPermissions(context, frame.url()))
    page.on('load', () => this.emit('did-finish-load'))
    page.on('crash', () => {
      this.#isCrashed = true
      const details = strict('RenderProcessGoneDetails', { reason: 'crashed', exitCode: 5 })
      this.emit('render-process-gone', new CancellableEvent(), details)
    })
    await this.#follow(page)
    return page
  }
}

/** The browser's initial blank page becomes the first window. */
let isFirst = true
async function takePage(context: BrowserContext): Promise<Page> {
  const [blank] = context.pages()
  if (isFirst && blank) {
    isFirst = false
    return blank
  }
  return context.newPage()
}

/** Read from the working folder, because the stand-in runs as a bundle. */
const inPage = (name: string): string => readFileSync(`tests/desktop/stand-in/in-page/${name}.js`, 'utf8')
