import { screen } from 'electron'
import type { BrowserWindow } from 'electron'
import type { Log } from '../log/log.ts'
import { messageOf } from '../recovery/report-text.ts'
import type { SettingsStore } from './settings-store.ts'

/** Remembers where the window stood, for the next start. */
export function keepWindowBounds(window: BrowserWindow, settings: SettingsStore, log: Log): void {
  window.on('close', () => {
    const bounds = window.getNormalBounds()
    const { x, y, width, height } = bounds
    const { id, workArea } = screen.getDisplayMatching(bounds)
    const maximized = window.isMaximized()
    const fullScreen = window.isFullScreen()
    const display = { id, x: workArea.x, y: workArea.y }
    settings
      .change({ window: { x, y, width, height, maximized, fullScreen, display } })
      .catch((error: unknown) => log.error(messageOf(error)))
  })
}
