import { type LocalOrigins, presenterPath } from '../../contract/rules/hosts.ts'

/** Returns the origin of a URL, or `undefined` if the URL is invalid or has none (`data:`, `about:`). */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return origin === 'null' ? undefined : origin
}

export function isPhone(origins: LocalOrigins, origin: string | undefined): boolean {
  return origin !== undefined && origins.phones.includes(origin)
}

/** Path of an age document's picture, which the operator desk opens in a window of its own. */
const picture = /^\/__control\/operator\/documents\/\d+\/picture$/

/** Returns whether a workbench page opens in a window of its own: an age document's picture or the presenter's notes. */
export function isAside(url: string, origins: LocalOrigins): boolean {
  if (!URL.canParse(url)) return false
  const { origin, pathname } = new URL(url)
  return origin === origins.workbench && (pathname === presenterPath || picture.test(pathname))
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
