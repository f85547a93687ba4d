import { join } from 'node:path'
import { type Display, type Rectangle, type Session, BrowserWindow, nativeTheme, screen } from 'electron'
import type { LocalOrigins } from '../../contract/rules/start-options.ts'
import { commandChannel, openChannel, type OpenTarget, type WorkbenchCommand } from '../../preload/bridge.ts'
import type { Log } from '../log/log.ts'
import { messageOf } from '../recovery/reporter.ts'
import { type WindowBounds, keepWindowBounds, type SettingsStore } from '../settings/settings-store.ts'
import { originOf, pageWebPreferences } from './guards.ts'

/** The title bar must be reachable, so its middle decides. */
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
 * The stored bounds on the displays that are there now: moved along with a display that was arranged anew, without a
 * place when no display shows it any more (an unplugged monitor).
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
 * Gives the workbench the picture of its own window, for a photo or a video of the stage, and of nothing else: not of
 * another window, not of the screen. No page beside it gets any.
 * @param origins of the server that runs now
 */
export function lendOwnPicture(session: Session, origins: () => LocalOrigins): void {
  session.setDisplayMediaRequestHandler(({ frame, securityOrigin }, answer) => {
    const isWorkbench = originOf(securityOrigin) === origins().workbench && frame?.parent === null
    answer(isWorkbench ? { video: frame } : null)
  })
}

/** Paper and night of the tokens, shown until the page has painted. */
const background = { light: '#fbf7f5', dark: '#1c141d' }

/** Creates the window, still empty and hidden; it shows itself once its page has painted. */
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
 * The windows that the app opens itself: the workbench, one of it, since two would log each other's phones out. Windows
 * that a page opens (terms, a picture) stand beside it and go with the last of the app's own.
 */
interface Windows {
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
