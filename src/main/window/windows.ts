import { join } from 'node:path'
import { type Display, type Rectangle, type Session, BrowserWindow, nativeTheme, screen } from 'electron'
import type { LocalOrigins } from '../../contract/rules/start-options.ts'
import { commandChannel, openChannel, type OpenTarget, type WorkbenchCommand } from '../../preload/bridge.ts'
import type { Log } from '../log/log.ts'
import { messageOf } from '../recovery/reporter.ts'
import { type WindowBounds, keepWindowBounds, type SettingsStore } from '../settings/settings-store.ts'
import { originOf, pageWebPreferences } from './guards.ts'

/** Returns whether the middle of the title bar is on a display. */
function isReachable({ x, y, width }: Rectangle, { workArea }: DisplayPlace): boolean {
  const grip = { x: x + width / 2, y: y + 16 }
  return (
    grip.x >= workArea.x &&
    grip.x < workArea.x + workArea.width &&
    grip.y >= workArea.y &&
    grip.y < workArea.y + workArea.height
  )
}

type DisplayPlace = Pick<Display, 'id' | 'workArea'>

/**
 * Adapts stored bounds to the current displays. If the window's display has moved, the bounds move with it. If no display
 * shows them (an unplugged monitor), only the size is returned.
 */
export function visibleBounds(
  { x, y, width, height, display }: WindowBounds,
  displays: readonly DisplayPlace[],
): Partial<Rectangle> {
  if (x === undefined || y === undefined) return { width, height }
  const own = displays.find(({ id }) => id === display?.id)
  const shift = own && display ? { x: own.workArea.x - display.x, y: own.workArea.y - display.y } : { x: 0, y: 0 }
  const bounds = { x: x + shift.x, y: y + shift.y, width, height }
  return displays.some((each) => isReachable(bounds, each)) ? bounds : { width, height }
}

/**
 * Lets the workbench capture its own window for a picture or video of the stage. Other windows and the screen are never
 * captured, and no other page may capture anything.
 * @param origins returns the origins of the running server
 */
export function lendOwnPicture(session: Session, origins: () => LocalOrigins): void {
  session.setDisplayMediaRequestHandler(({ frame, securityOrigin }, answer) => {
    const isWorkbench = originOf(securityOrigin) === origins().workbench && frame?.parent === null
    answer(isWorkbench ? { video: frame } : null)
  })
}

/** Background colours of the two themes, shown until the first paint. */
const background = { light: '#fbf7f5', dark: '#1c141d' }

/** Creates an empty, hidden window that shows itself after the first paint of its page. */
function createWorkbenchWindow(bounds: WindowBounds): BrowserWindow {
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

/**
 * Manages the workbench window. There is only one, because two would log out each other's phones. Windows that a page
 * opens (terms, a picture) close together with the workbench.
 */
interface Windows {
  /** Opens the workbench or brings it to the front. Resolves when its page is loaded. */
  readonly show: () => Promise<void>
  /** Reloads the workbench. */
  readonly reload: () => Promise<void>
  /** Sends a menu command to the workbench and opens it if needed. */
  readonly command: (command: WorkbenchCommand) => void
  /** Sends an opened file or link to the workbench and opens it if needed. */
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
      // A window closed while loading needs no page.
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
