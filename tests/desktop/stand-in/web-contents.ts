import { readFileSync } from 'node:fs'
import type { BrowserContext, Frame, Page } from 'playwright'
import { browser } from './app.ts'
import { guardDocuments } from './document-guard.ts'
import { dispatch } from './ipc-main.ts'
import { checkOptions, strict } from './known.ts'
import { applyPermissions } from './permissions.ts'
import { StrictEmitter } from './strict-emitter.ts'

const events = [
  'will-navigate',
  'will-frame-navigate',
  'will-redirect',
  'will-attach-webview',
  'did-finish-load',
]
const knownPreferences = [
  'preload',
  'contextIsolation',
  'sandbox',
  'nodeIntegration',
  'nodeIntegrationInSubFrames',
  'webSecurity',
  'webviewTag',
  'spellcheck',
]

export interface WebPreferences {
  readonly preload?: string
  readonly [key: string]: unknown
}

type WindowOpenAnswer = { action: 'deny' } | { action: 'allow'; overrideBrowserWindowOptions?: object }
type WindowOpenHandler = (details: { url: string; frameName: string }) => WindowOpenAnswer

/** The frame as main sees it. */
function frameFace(frame: Frame): object {
  const parent = frame.parentFrame()
  return strict('WebFrameMain', { url: frame.url(), parent: parent === null ? null : frameFace(parent) })
}

/** A page of the browser, with the events and questions that Electron puts to main. */
export class WebContents extends StrictEmitter {
  readonly ready: Promise<Page>
  #page: Page | undefined
  #windowOpenHandler: WindowOpenHandler = () => ({ action: 'allow' })
  readonly #preferences: WebPreferences
  readonly #openWindow: (options: object, url: string) => void

  constructor(preferences: WebPreferences, openWindow: (options: object, url: string) => void) {
    super('webContents', events)
    checkOptions('webPreferences', preferences, knownPreferences)
    this.#preferences = preferences
    this.#openWindow = openWindow
    this.ready = this.#open()
  }

  getURL = (): string => {
    const url = this.#page?.url() ?? ''
    return url === 'about:blank' ? '' : url
  }

  getLastWebPreferences = (): WebPreferences => this.#preferences

  setWindowOpenHandler = (handler: WindowOpenHandler): void => {
    this.#windowOpenHandler = handler
  }

  send = (channel: string, ...args: unknown[]): void => {
    const deliver = ([to, payload]: [string, unknown[]]): void => {
      const host = window as unknown as { standInDeliver(channel: string, args: unknown[]): void }
      host.standInDeliver(to, payload)
    }
    void this.#page?.evaluate(deliver, [channel, args] as [string, unknown[]])
  }

  async #open(): Promise<Page> {
    const { context } = await browser()
    const page = await takePage(context)
    this.#page = page
    const { preload } = this.#preferences
    await page.exposeBinding('standInInvoke', ({ frame }, channel: string, args: unknown[]) =>
      dispatch({ senderFrame: frameFace(frame), sender: this }, channel, args),
    )
    await page.exposeBinding('standInOpen', (_source, url: string, frameName: string) => {
      const answer = this.#windowOpenHandler(strict('window open details', { url, frameName }))
      if (answer.action === 'allow') this.#openWindow(answer.overrideBrowserWindowOptions ?? {}, url)
    })
    await page.addInitScript(`${inPage('route-new-windows')}\nrouteNewWindows()`)
    if (preload !== undefined) {
      const source = JSON.stringify(readFileSync(preload, 'utf8'))
      await page.addInitScript(`${inPage('run-preload')}\nrunPreload(${source})`)
    }
    await guardDocuments(page, this)
    page.on('framenavigated', (frame) => void applyPermissions(context, frame.url()))
    page.on('load', () => this.emit('did-finish-load'))
    return page
  }
}

/** The blank page that a browser starts with becomes the first window. */
let isFirst = true
async function takePage(context: BrowserContext): Promise<Page> {
  const [blank] = context.pages()
  if (isFirst && blank) {
    isFirst = false
    return blank
  }
  return context.newPage()
}

const inPage = (name: string): string =>
  readFileSync(new URL(`./in-page/${name}.js`, import.meta.url), 'utf8')
