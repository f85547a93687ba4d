import { join } from 'node:path'
import { BrowserWindow, nativeTheme, screen, type WebPreferences } from 'electron'
import type { WindowBounds } from '../settings-schema.ts'
import { visibleBounds } from './bounds.ts'

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

/** Creates an empty, hidden window that shows itself as soon as its page can be seen. */
export function createWorkbenchWindow(bounds: WindowBounds, title: string): BrowserWindow {
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

/** Longest time in ms that a window stays hidden while it waits for its first paint. */
const hiddenMs = 2_000

/**
 * Calls `reveal` once: after the first paint, the end of loading, or {@link hiddenMs}, whichever comes first. On Wayland,
 * `ready-to-show` may never come for a hidden window.
 */
function whenPresentable(window: BrowserWindow, reveal: () => void): void {
  let isWaiting = true
  const stopWaiting = (): void => {
    isWaiting = false
    clearTimeout(timer)
  }
  const revealOnce = (): void => {
    if (!isWaiting) return
    stopWaiting()
    reveal()
  }
  const timer = setTimeout(revealOnce, hiddenMs)
  window.once('ready-to-show', revealOnce)
  window.webContents.once('did-finish-load', revealOnce)
  window.once('closed', stopWaiting)
}
