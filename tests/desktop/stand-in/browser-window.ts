import type { Page } from 'playwright'
import { innerApp, openWindows } from './app.ts'
import { expectLoad } from './document-guard.ts'
import { checkOptions, strict } from './known.ts'
import { applyTheme } from './native-theme.ts'
import { CancellableEvent, StrictEmitter } from './strict-emitter.ts'
import { WebContents } from './web-contents.ts'
import type { WebPreferences } from './web-contents.ts'

const events = ['ready-to-show', 'close', 'closed']
const knownOptions = [
  'x',
  'y',
  'width',
  'height',
  'minWidth',
  'minHeight',
  'show',
  'title',
  'backgroundColor',
  'autoHideMenuBar',
  'webPreferences',
]

interface Options {
  x?: number
  y?: number
  width?: number
  height?: number
  show?: boolean
  title?: string
  webPreferences?: WebPreferences
}

const all = new Set<BrowserWindow>()

export class BrowserWindow extends StrictEmitter {
  static getAllWindows = (): BrowserWindow[] => [...all]

  readonly webContents: WebContents
  #bounds: { x: number; y: number; width: number; height: number }
  #isVisible: boolean
  #isMaximized = false
  #isMinimized = false
  readonly #face: BrowserWindow

  constructor(options: Options = {}) {
    super('BrowserWindow', events)
    checkOptions('BrowserWindow', options, knownOptions)
    const { x = 0, y = 0, width = 800, height = 600, show = true, webPreferences = {} } = options
    this.#bounds = { x, y, width, height }
    this.#isVisible = show
    const contents = new WebContents(webPreferences, openWindow)
    this.webContents = strict('webContents', contents)
    this.#face = strict('BrowserWindow', this)
    all.add(this.#face)
    openWindows.add(this.#face)
    innerApp.emit('web-contents-created', new CancellableEvent(), this.webContents)
    void contents.ready.then((page) => this.#follow(page))
    return this.#face
  }

  loadURL = async (url: string): Promise<void> => {
    const page = await this.webContents.ready
    expectLoad(page, url)
    await page.goto(url)
  }

  show = (): void => {
    this.#isVisible = true
  }
  isVisible = (): boolean => this.#isVisible
  focus = (): void => {
    this.#isMinimized = false
  }
  isMinimized = (): boolean => this.#isMinimized
  minimize = (): void => {
    this.#isMinimized = true
  }
  restore = (): void => {
    this.#isMinimized = false
  }
  maximize = (): void => {
    this.#isMaximized = true
  }
  isMaximized = (): boolean => this.#isMaximized
  getBounds = (): object => ({ ...this.#bounds })
  getNormalBounds = (): object => ({ ...this.#bounds })
  setBounds = (bounds: Partial<{ x: number; y: number; width: number; height: number }>): void => {
    Object.assign(this.#bounds, bounds)
  }

  close = (): void => {
    const event = new CancellableEvent()
    this.emit('close', event)
    if (!event.defaultPrevented) void this.#leave()
  }

  async #follow(page: Page): Promise<void> {
    const { width, height } = this.#bounds
    await page.setViewportSize({ width, height })
    await applyTheme(page)
    page.once('load', () => this.emit('ready-to-show'))
    // A page that is closed in the browser is a window closed by its button.
    page.once('close', () => this.#gone())
  }

  async #leave(): Promise<void> {
    const page = await this.webContents.ready
    await page.close()
  }

  #gone(): void {
    all.delete(this.#face)
    openWindows.delete(this.#face)
    this.emit('closed')
    innerApp.windowClosed()
  }
}

function openWindow(options: object, url: string): void {
  const window = new BrowserWindow(options)
  void window.webContents.ready.then((page) => page.goto(url).catch(() => {}))
}
