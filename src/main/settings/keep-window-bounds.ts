import type { BrowserWindow } from 'electron'
import type { SettingsStore } from './settings-store.ts'

/** Remembers where the window stood, for the next start. */
export function keepWindowBounds(window: BrowserWindow, settings: SettingsStore): void {
  window.on('close', () => {
    const { x, y, width, height } = window.getNormalBounds()
    void settings.change({ window: { x, y, width, height, maximized: window.isMaximized() } })
  })
}
