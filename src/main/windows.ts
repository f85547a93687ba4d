import { join } from 'node:path'
import {
  BrowserWindow,
  type Display,
  nativeTheme,
  type Rectangle,
  screen,
  type Session,
  shell,
  type WebContents,
  type WebPreferences,
} from 'electron'
import { type LocalOrigins, presenterPath } from '../contract/rules/hosts.ts'
import { commandChannel, openChannel, type OpenTarget, type WorkbenchCommand } from '../preload/bridge.ts'
import type { Log } from './log.ts'
import { messageOf } from './recovery.ts'
import { keepWindowBounds, type SettingsStore, type WindowBounds } from './settings.ts'

/** Hosts that may open in the system's browser: the social accounts that profiles link to (PROF-36). */
const allowedHosts = new Set(['twitter.com', 'x.com', 'www.instagram.com', 'www.tiktok.com'])

/** Returns whether a URL may open outside the app: `https`, an allowed host, and no user name or port to disguise it. */
export function isAllowedExternal(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return protocol === 'https:' && allowedHosts.has(hostname) && port === '' && username === '' && password === ''
}

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

/** Path of an age document's picture, which the operator desk opens in a window of its own. */
const picture = /^\/__control\/operator\/documents\/\d+\/picture$/

/** Returns whether a workbench page opens in a window of its own: an age document's picture or the presenter's notes. */
function isAside(url: string, origins: LocalOrigins): boolean {
  if (!URL.canParse(url)) return false
  const { origin, pathname } = new URL(url)
  return origin === origins.workbench && (pathname === presenterPath || picture.test(pathname))
}

/** Returns the origin of a URL, or `undefined` if the URL is invalid or has none (`data:`, `about:`). */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return origin === 'null' ? undefined : origin
}

export function isPhone(origins: LocalOrigins, origin: string | undefined): boolean {
  return origin !== undefined && origins.phones.includes(origin)
}

interface Navigation {
  readonly url: string
  readonly isMainFrame: boolean
  /** URL of the current page; empty before the first page. */
  readonly currentUrl: string
}

/**
 * Returns whether a page may navigate to a URL. A window stays on its first origin, so no phone can replace the workbench.
 * Frames show phones only. Origins of other servers are refused.
 */
export function mayNavigate({ url, isMainFrame, currentUrl }: Navigation, origins: LocalOrigins): boolean {
  const origin = originOf(url)
  if (!isMainFrame) return isPhone(origins, origin)
  // A window opened by a page is empty until its first page.
  if (currentUrl === '' || currentUrl === 'about:blank') return isPhone(origins, origin) || isAside(url, origins)
  // A separate window must not become a second workbench.
  if (isAside(currentUrl, origins)) return isAside(url, origins)
  const isOwn = origin === origins.workbench || isPhone(origins, origin)
  return isOwn && origin === originOf(currentUrl)
}

interface PermissionRequest {
  readonly permission: string
  /** Origin of the frame that asks. */
  readonly origin: string | undefined
}

/**
 * Returns whether a permission is granted. The workbench and the phones may write to the clipboard, and the workbench may
 * capture its own window (`lendOwnPicture`). Photos of age documents need no permission: the phone's camera app takes them.
 */
export function isPermitted({ permission, origin }: PermissionRequest, origins: LocalOrigins): boolean {
  if (permission === 'display-capture') return origin === origins.workbench
  if (permission !== 'clipboard-sanitized-write') return false
  return origin === origins.workbench || isPhone(origins, origin)
}

interface Attempt {
  readonly url: string
  readonly isMainFrame: boolean
  preventDefault(): void
}

/** Guards every navigation, redirect, new window and embedded view of a page. */
export function guardContents(contents: WebContents, origins: LocalOrigins, log: Log): void {
  const guard = (attempt: Attempt): void => {
    const { url, isMainFrame } = attempt
    if (mayNavigate({ url, isMainFrame, currentUrl: contents.getURL() }, origins)) return
    attempt.preventDefault()
    log.warn(`Refused to open ${originOf(url) ?? url.slice(0, 40)} in a window of the app.`)
  }
  contents.on('will-frame-navigate', guard)
  contents.on('will-redirect', guard)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    // Member pages (terms, privacy), age documents and the presenter's notes get a plain window without the bridge.
    if (isPhone(origins, originOf(url)) || isAside(url, origins)) {
      return {
        action: 'allow',
        overrideBrowserWindowOptions: {
          width: 480,
          height: 800,
          autoHideMenuBar: true,
          webPreferences: pageWebPreferences,
        },
      }
    }
    if (isAllowedExternal(url)) shell.openExternal(url).catch((error: unknown) => log.error(messageOf(error)))
    return { action: 'deny' }
  })
}

/** Grants or denies every permission of a session by rule, without a prompt. */
export function guardPermissions(session: Session, origins: LocalOrigins): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isPermitted({ permission, origin: originOf(details.requestingUrl) }, origins))
  })
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) => {
    // Electron passes the origin as a URL with a trailing slash.
    return isPermitted({ permission, origin: originOf(requestingOrigin) }, origins)
  })
  session.setDevicePermissionHandler(() => false)
}

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
 */
export function lendOwnPicture(session: Session, origins: LocalOrigins): void {
  session.setDisplayMediaRequestHandler(({ frame, securityOrigin }, answer) => {
    const isWorkbench = originOf(securityOrigin) === origins.workbench && frame?.parent === null
    answer(isWorkbench ? { video: frame } : null)
  })
}

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
  readonly log: Log
  readonly url: string
}

/**
 * Manages the workbench window. There is only one, because two would log out each other's phones. Windows that a page
 * opens (terms, a picture) close together with the workbench.
 */
export function createWindows({ settings, log, url }: Surroundings) {
  const own = new Set<BrowserWindow>()
  let workbench: BrowserWindow | undefined
  let loading = Promise.resolve()

  function load(window: BrowserWindow): Promise<void> {
    loading = window.loadURL(url).catch((error: unknown) => {
      // A window closed while loading needs no page, and a reload during the first load has replaced it.
      if (!window.isDestroyed() && !isAborted(error)) throw error
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

  /** Opens the workbench or brings it to the front. Resolves when its page is loaded. */
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
    /** Sends a menu command to the workbench and opens it if needed. */
    command(command: WorkbenchCommand) {
      send(commandChannel, command).catch((error: unknown) => log.error(messageOf(error)))
    },
    open: (target: OpenTarget) => send(openChannel, target),
  }
}
