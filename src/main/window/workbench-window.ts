import { join } from 'node:path'
import { BrowserWindow, nativeTheme, screen } from 'electron'
import type { WindowBounds } from '../settings/settings-schema.ts'
import { visibleBounds } from './visible-bounds.ts'
import { pageWebPreferences } from './web-preferences.ts'

/** Paper and night of the tokens, shown until the page has painted. */
const background = { light: '#fbf7f5', dark: '#1c141d' }

/** Creates the window, still empty and hidden; it shows itself once its page has painted. */
export function createWorkbenchWindow(bounds: WindowBounds): BrowserWindow {
  const window = new BrowserWindow({
    ...visibleBounds(bounds, screen.getAllDisplays()),
    minWidth: 960,
    minHeight: 640,
    show: false,
    title: '宵待 ワークベンチ',
    backgroundColor: nativeTheme.shouldUseDarkColors ? background.dark : background.light,
    webPreferences: { ...pageWebPreferences, preload: join(import.meta.dirname, '../preload/index.cjs') },
  })
  window.once('ready-to-show', () => {
    if (bounds.maximized) window.maximize()
    window.show()
    if (bounds.fullScreen) window.setFullScreen(true)
  })
  return window
}
