import type { WebContents } from 'electron'
import { type LocalOrigins, presenterPath } from '../contract/rules/hosts.ts'
import type { Log } from './log.ts'
import { isAllowedMail, openOutside } from './outside-links.ts'
import { pageWebPreferences } from './windows.ts'

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
 * Frames show phones only, or nothing: a phone empties its frame before it becomes another one. Origins of other servers
 * are refused.
 */
export function mayNavigate({ url, isMainFrame, currentUrl }: Navigation, origins: LocalOrigins): boolean {
  const origin = originOf(url)
  if (!isMainFrame) return url === 'about:blank' || isPhone(origins, origin)
  // A window opened by a page is empty until its first page.
  if (currentUrl === '' || currentUrl === 'about:blank') return isPhone(origins, origin) || isAside(url, origins)
  // A separate window must not become a second workbench.
  if (isAside(currentUrl, origins)) return isAside(url, origins)
  const isOwn = origin === origins.workbench || isPhone(origins, origin)
  return isOwn && origin === originOf(currentUrl)
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
    // A link to a mail navigates its frame.
    if (isAllowedMail(url) && openOutside(url, log)) return
    log.warn(`Refused to open ${originOf(url) ?? url.slice(0, 40)} in a window of the app.`)
  }
  contents.on('will-frame-navigate', guard)
  contents.on('will-redirect', guard)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    // Member pages (terms, privacy), age documents and the presenter's notes get a plain window without the bridge.
    if (isPhone(origins, originOf(url)) || isAside(url, origins)) {
      // The notes ask for a size of their own.
      const size = new URL(url).pathname === presenterPath ? {} : { width: 480, height: 800 }
      return {
        action: 'allow',
        overrideBrowserWindowOptions: { ...size, autoHideMenuBar: true, webPreferences: pageWebPreferences },
      }
    }
    openOutside(url, log)
    return { action: 'deny' }
  })
}
