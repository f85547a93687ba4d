import { BrowserWindow } from 'electron'
import { commandChannel, openChannel, type OpenTarget, type WorkbenchCommand } from '../../preload/bridge.ts'
import type { Copy } from '../copy.ts'
import { messageOf } from '../error-text.ts'
import type { Log } from '../log.ts'
import type { SettingsStore } from '../settings.ts'
import { keepWindowBounds } from './bounds.ts'
import { createWorkbenchWindow } from './workbench-window.ts'

/** Returns whether a load ended because another navigation took its place (Chromium's net error -3). */
const isAborted = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED'

interface Surroundings {
  readonly settings: SettingsStore
  readonly copy: () => Copy
  readonly log: Log
  readonly url: string
}

/**
 * Manages the workbench window. There is only one, because two would log out each other's phones. Windows that a page
 * opens (terms, a picture) close together with the workbench.
 */
export class Windows {
  private window: BrowserWindow | undefined
  /** The present or last load of the page. After one that failed the window is empty. */
  private loading = Promise.resolve()
  /** Whether the window was in full screen before the present presentation; undefined without one. */
  private fullScreenBefore: boolean | undefined

  constructor(private readonly surroundings: Surroundings) {}

  workbench(): BrowserWindow | undefined {
    return this.window
  }

  /** Opens the workbench or brings it to the front. Resolves when its page is loaded; loads it again after a failure. */
  async show(): Promise<void> {
    const { window } = this
    if (!window) return this.create()
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
    await this.loading.catch(() => this.load(window))
  }

  reload(): Promise<void> {
    return this.window ? this.load(this.window) : this.create()
  }

  /** Fills the screen for a presentation. Its end, and the next start, restore what was before. */
  present(on: boolean): void {
    const { window } = this
    if (!window) return
    if (on) {
      this.fullScreenBefore ??= window.isFullScreen()
      window.setFullScreen(true)
    } else {
      window.setFullScreen(this.fullScreenBefore ?? false)
      this.fullScreenBefore = undefined
    }
  }

  /** Sends a menu command to the workbench and opens it if needed. */
  command(command: WorkbenchCommand): void {
    this.send(commandChannel, command).catch((error: unknown) => this.surroundings.log.error(messageOf(error)))
  }

  /** Sends an opened item to the workbench and opens it if needed. */
  open(target: OpenTarget): Promise<void> {
    return this.send(openChannel, target)
  }

  private async send(channel: string, message: unknown): Promise<void> {
    await this.show()
    this.window?.webContents.send(channel, message)
  }

  private create(): Promise<void> {
    const { settings, copy, log } = this.surroundings
    const window = createWorkbenchWindow(settings.get().window, copy().windowTitle)
    this.window = window
    keepWindowBounds(window, { settings, log, isFullScreen: () => this.fullScreenBefore ?? window.isFullScreen() })
    window.on('closed', () => {
      this.window = undefined
      this.fullScreenBefore = undefined
      for (const aside of BrowserWindow.getAllWindows()) aside.close()
    })
    return this.load(window)
  }

  private load(window: BrowserWindow): Promise<void> {
    this.loading = window.loadURL(this.surroundings.url).catch((error: unknown) => {
      // A window closed while loading needs no page, and a reload during the first load has replaced it.
      if (!window.isDestroyed() && !isAborted(error)) throw error
    })
    return this.loading
  }
}
