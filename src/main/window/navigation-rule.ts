import type { LocalOrigins } from '../../contract/rules/start-options.ts'
import { isPhone, originOf } from '../local-origins.ts'
import { isAside } from './aside.ts'

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
  // A window that a phone opened is empty until its first page (guard-contents.ts).
  if (currentUrl === '' || currentUrl === 'about:blank')
    return isPhone(origins, origin) || isAside(url, origins)
  // Such a window may not become a second workbench, and none of the phones may become one.
  if (isAside(currentUrl, origins)) return isAside(url, origins)
  const isOwn = origin === origins.workbench || isPhone(origins, origin)
  return isOwn && origin === originOf(currentUrl)
}
