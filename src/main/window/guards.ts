import { type WebPreferences, shell, type WebContents, type Session } from 'electron'
import { presenterPath, type LocalOrigins } from '../../contract/rules/start-options.ts'
import { isAllowedExternal } from '../links.ts'
import type { Log } from '../log/log.ts'
import { messageOf } from '../recovery/reporter.ts'

/** Every page is web content: isolated, sandboxed, without Node. Written out, though most are Electron's defaults. */
export const pageWebPreferences = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
} satisfies WebPreferences

/** The picture of an age document, which the operator's desk opens to read it. */
const picture = /^\/__control\/operator\/documents\/\d+\/picture$/

/** Pages of the workbench that stand in a window of their own beside it: a picture of the desk, the presenter's notes. */
function isAside(url: string, origins: LocalOrigins): boolean {
  if (!URL.canParse(url)) return false
  const { origin, pathname } = new URL(url)
  return origin === origins.workbench && (pathname === presenterPath || picture.test(pathname))
}

/** Origin of an address, or `undefined` for what is no address or has none (`data:`, `about:`). */
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
  /** What the window shows now; empty before its first page. */
  readonly currentUrl: string
}

/**
 * Whether a page may go there automatically. A window stays on the origin it was opened with, so no phone can take over the
 * workbench; frames show phones only. Everything outside the server's own origins is refused.
 */
export function mayNavigate({ url, isMainFrame, currentUrl }: Navigation, origins: LocalOrigins): boolean {
  const origin = originOf(url)
  if (!isMainFrame) return isPhone(origins, origin)
  // A window that a phone opened is empty until its first page.
  if (currentUrl === '' || currentUrl === 'about:blank') return isPhone(origins, origin) || isAside(url, origins)
  // Such a window may not become a second workbench, and none of the phones may become one.
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
 * Which permissions pages get, without asking: writing to the clipboard, for the workbench (copy as curl) and the phones
 * (copy an introduction); for the workbench the picture of its own window (`lendOwnPicture`). Nothing else, for nobody: a member photographs the age document with the camera app of the
 * phone, which is no permission of a page.
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

/**
 * Keeps a page where it belongs: every navigation, redirect, new window and embedded view of it goes through here.
 * @param origins of the server that runs now; asked each time, since the backend can be restarted
 */
export function guardContents(contents: WebContents, origins: () => LocalOrigins, log: Log): void {
  const guard = (attempt: Attempt): void => {
    const { url, isMainFrame } = attempt
    if (mayNavigate({ url, isMainFrame, currentUrl: contents.getURL() }, origins())) return
    attempt.preventDefault()
    log.warn(`Refused to open ${originOf(url) ?? url.slice(0, 40)} in a window of the app.`)
  }
  contents.on('will-frame-navigate', guard)
  contents.on('will-redirect', guard)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    // A page of the member app in a new tab (terms, privacy), a document of the desk and the presenter's notes get a plain
    // window of their own, without the bridge.
    if (isPhone(origins(), originOf(url)) || isAside(url, origins())) {
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

/**
 * Answers every permission question of a session by rule, without asking the person.
 * @param origins of the server that runs now
 */
export function guardPermissions(session: Session, origins: () => LocalOrigins): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isPermitted({ permission, origin: originOf(details.requestingUrl) }, origins()))
  })
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) => {
    // Electron hands the origin over as an address with a closing slash.
    return isPermitted({ permission, origin: originOf(requestingOrigin) }, origins())
  })
  session.setDevicePermissionHandler(() => false)
}
