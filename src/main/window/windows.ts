import { BrowserWindow } from 'electron'
import { commandChannel, openChannel } from '../../preload/bridge.ts'
import type { OpenTarget, WorkbenchCommand } from '../../preload/bridge.ts'
import type { Log } from '../log/log.ts'
import { messageOf } from '../recovery/report-text.ts'
import { keepWindowBounds } from '../settings/keep-window-bounds.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { createWorkbenchWindow } from './workbench-window.ts'

/**
 * The windows that the app opens itself: the workbench, one of it, since two would log each other's phones out. Windows
 * that a page opens (terms, a picture) stand beside it and go with the last of the app's own.
 */
export interface Windows {
  /** Brings the workbench to the front, opened if need be; resolves once its page is there. */
  readonly show: () => Promise<void>
  /** Loads the workbench afresh. */
  readonly reload: () => Promise<void>
  /** Has the page carry out a menu entry or show what was opened; the workbench is opened if need be. */
  readonly command: (command: WorkbenchCommand) => void
  readonly open: (target: OpenTarget) => Promise<void>
  readonly workbench: () => BrowserWindow | undefined
}

interface Surroundings {
  readonly settings: SettingsStore
  readonly log: Log
  readonly url: () => string
}

export function createWindows({ settings, log, url }: Surroundings): Windows {
  const own = new Set<BrowserWindow>()
  let workbench: BrowserWindow | undefined
  let loading = Promise.resolve()

  function load(window: BrowserWindow): Promise<void> {
    loading = window.loadURL(url()).catch((error: unknown) => {
      // Who closed the window meanwhile does not miss its page.
      if (!window.isDestroyed()) throw error
    })
    return loading
  }

  function adopt(window: BrowserWindow): void {
    own.add(window)
    window.on('closed', () => {
      own.delete(window)
      if (own.size > 0) return
      for (const aside of BrowserWindow.getAllWindows()) aside.close()
    })
  }

  function open(): Promise<void> {
    const window = createWorkbenchWindow(settings.get().window)
    workbench = window
    adopt(window)
    keepWindowBounds(window, settings, log)
    window.on('closed', () => {
      workbench = undefined
    })
    return load(window)
  }

  async function show(): Promise<void> {
    if (!workbench) return open()
    if (workbench.isMinimized()) workbench.restore()
    workbench.show()
    workbench.focus()
    await loading
  }

  async function send(channel: string, message: unknown): Promise<void> {
    await show()
    workbench?.webContents.send(channel, message)
  }

  return {
    show,
    workbench: () => workbench,
    reload: () => (workbench ? load(workbench) : open()),
    command(command) {
      send(commandChannel, command).catch((error: unknown) => log.error(messageOf(error)))
    },
    open: (target) => send(openChannel, target),
  }
}
