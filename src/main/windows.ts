import { join } from 'node:path'
import { BrowserWindow, nativeTheme, screen, type WebPreferences } from 'electron'
import { commandChannel, openChannel, type OpenTarget, type WorkbenchCommand } from '../preload/bridge.ts'
import type { Copy } from './copy.ts'
import { type Log, messageOf } from './log.ts'
import type { WindowBounds } from './settings-schema.ts'
import type { SettingsStore } from './settings.ts'
import { keepWindowBounds, visibleBounds } from './window-bounds.ts'

/** Preferences of every page: isolated, sandboxed, without Node. Most are Electron's defaults, stated for review. */
export const pageWebPreferences = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
} satisfies WebPreferences

/** Background colours of the two themes, shown until the first paint. */
const background = { light: '#fbf7f5', dark: '#1c141d' }

/** Longest time in ms that a window stays hidden while it waits for its first paint. */
const hiddenMs = 2_000

/**
 * Calls `reveal` once: after the first paint, the end of loading, or {@link hiddenMs}, whichever comes first. On Wayland,
 * `ready-to-show` may never come for a hidden window.
 */
function whenPresentable(window: BrowserWindow, reveal: () => void): void {
  let isWaiting = true
  const end = (): boolean => {
    const wasWaiting = isWaiting
    isWaiting = false
    clearTimeout(timer)
    return wasWaiting
  }
  const presentable = (): void => {
    if (end()) reveal()
  }
  const timer = setTimeout(presentable, hiddenMs)
  window.once('ready-to-show', presentable)
  window.webContents.once('did-finish-load', presentable)
  window.once('closed', end)
}

/** Creates an empty, hidden window that shows itself as soon as its page can be seen. */
function createWorkbenchWindow(bounds: WindowBounds, title: string): BrowserWindow {
  const window = new BrowserWindow({
    ...visibleBounds(bounds, screen.getAllDisplays()),
    minWidth: 960,
    minHeight: 640,
    show: false,
    title,
    backgroundColor: nativeTheme.shouldUseDarkColors ? background.dark : background.light,
    webPreferences: { ...pageWebPreferences, preload: join(import.meta.dirname, '../preload/index.cjs') },
  })
  whenPresentable(window, () => {
    if (bounds.maximized) window.maximize()
    window.show()
    if (bounds.fullScreen) window.setFullScreen(true)
  })
  return window
}

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
export function createWindows({ settings, copy, log, url }: Surroundings) {
  let workbench: BrowserWindow | undefined
  let loading = Promise.resolve()
  /** Whether the window is empty, because its last load failed. */
  let isEmpty = false
  /** Whether the window was in full screen before the present presentation; undefined without one. */
  let fullScreenBefore: boolean | undefined

  function load(window: BrowserWindow): Promise<void> {
    isEmpty = false
    loading = window.loadURL(url).catch((error: unknown) => {
      // A window closed while loading needs no page, and a reload during the first load has replaced it.
      if (window.isDestroyed() || isAborted(error)) return
      isEmpty = true
      throw error
    })
    return loading
  }

  function open(): Promise<void> {
    const window = createWorkbenchWindow(settings.get().window, copy().windowTitle)
    workbench = window
    keepWindowBounds(window, { settings, log, isFullScreen: () => fullScreenBefore ?? window.isFullScreen() })
    window.on('closed', () => {
      workbench = undefined
      fullScreenBefore = undefined
      for (const aside of BrowserWindow.getAllWindows()) aside.close()
    })
    return load(window)
  }

  /** Opens the workbench or brings it to the front. Resolves when its page is loaded. */
  async function show(): Promise<void> {
    if (!workbench) return open()
    if (workbench.isMinimized()) workbench.restore()
    workbench.show()
    workbench.focus()
    await (isEmpty ? load(workbench) : loading)
  }

  function present(on: boolean): void {
    if (!workbench) return
    if (on) {
      fullScreenBefore ??= workbench.isFullScreen()
      workbench.setFullScreen(true)
    } else {
      workbench.setFullScreen(fullScreenBefore ?? false)
      fullScreenBefore = undefined
    }
  }

  async function send(channel: string, message: unknown): Promise<void> {
    await show()
    workbench?.webContents.send(channel, message)
  }

  return {
    show,
    workbench: () => workbench,
    /** Fills the screen for a presentation. Its end, and the next start, restore what was before. */
    present,
    reload: () => (workbench ? load(workbench) : open()),
    /** Sends a menu command to the workbench and opens it if needed. */
    command(command: WorkbenchCommand) {
      send(commandChannel, command).catch((error: unknown) => log.error(messageOf(error)))
    },
    open: (target: OpenTarget) => send(openChannel, target),
  }
}
