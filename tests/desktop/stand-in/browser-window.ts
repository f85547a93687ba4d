import type { Page } from 'playwright'
import { innerApp, openWindows, windowClosed } from './app.ts'
import { checkOptions, strict } from './known.ts'
import { applyTheme } from './native-theme.ts'
import { CancellableEvent, StrictEmitter } from './strict-emitter.ts'
import { windowEvents, windowOptions } from './surface.ts'
import { WebContents, face, follow, nextPage, windowGone } from './web-contents.ts'
import type { WebPreferences } from './web-contents.ts'

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
  static fromWebContents = (contents: object): BrowserWindow | null =>
    [...all].find((window) => window.webContents === contents) ?? null

  readonly webContents: WebContents
  readonly #contents: WebContents
  #bounds: { x: number; y: number; width: number; height: number }
  #isVisible: boolean
  #isMaximized = false
  #isMinimized = false
  #isFullScreen = false
  #isDestroyed = false
  readonly #face: BrowserWindow

  constructor(options: Options = {}) {
    super('BrowserWindow', windowEvents)
    checkOptions('BrowserWindow', options, windowOptions)
    const { x = 0, y = 0, width = 800, height = 600, show = true, webPreferences = {} } = options
    this.#bounds = { x, y, width, height }
    this.#isVisible = show
    const isGone = (): boolean => this.#isDestroyed
    this.#contents = new WebContents(webPreferences, openWindow, isGone)
    this.webContents = this.#contents[face]
    this.#face = strict('BrowserWindow', this, isGone)
    all.add(this.#face)
    openWindows.add(this.#face)
    this.#contents[follow]((page) => this.#follow(page))
    const event = new CancellableEvent()
    innerApp.emit('web-contents-created', event, this.webContents)
    return this.#face
  }

  loadURL = (url: string): Promise<void> => this.#contents.loadURL(url)

  show = (): void => {
    this.#isVisible = true
  }
  isVisible = (): boolean => this.#isVisible
  focus = (): void => {}
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
  setFullScreen = (flag: boolean): void => {
    this.#isFullScreen = flag
  }
  isFullScreen = (): boolean => this.#isFullScreen
  getBounds = (): object => ({ ...this.#bounds })
  getNormalBounds = (): object => ({ ...this.#bounds })
  setBounds = (bounds: Partial<{ x: number; y: number; width: number; height: number }>): void => {
    Object.assign(this.#bounds, bounds)
  }
  isDestroyed = (): boolean => this.#isDestroyed

  close = (): void => {
    const event = new CancellableEvent()
    this.emit('close', event)
    if (!event.defaultPrevented) void this.#leave()
  }

  destroy = (): void => void this.#leave()

  async #leave(): Promise<void> {
    const page = await this.#contents[nextPage]()
    await page.close()
    this.#gone()
  }

  async #follow(page: Page): Promise<void> {
    const { width, height } = this.#bounds
    await page.setViewportSize({ width, height })
    await applyTheme(page)
    page.once('load', () => {
      // On Wayland, Electron may emit it only after the window was shown.
      if (this.#isVisible || process.env['WAYLAND_DISPLAY'] === undefined) this.emit('ready-to-show')
    })
    // Closing the page in the browser closes the window; a crashed page is replaced.
    page.once('close', () => {
      if (this.#contents[windowGone](page)) this.#gone()
    })
  }

  #gone(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    all.delete(this.#face)
    openWindows.delete(this.#face)
    this.#contents.emit('destroyed')
    this.emit('closed')
    windowClosed()
  }
}

function openWindow(options: object, url: string): void {
  const window = new BrowserWindow(options)
  // The page navigates by itself, so no caller waits for it.
  window.loadURL(url).catch(() => {})
}
