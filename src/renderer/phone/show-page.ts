import type { Page } from './link.ts'

/** Paths of the server, which need a new document. */
const ofServer = /^\/(?:api|cable|uploads|documents|images|mock|__[\w-]+)(?:\/|$)|\.\w+$/

/**
 * Navigates the app in the frame like one of its links.
 * @returns false if no app is running or the address is none of its pages
 */
export function showPage(page: Page, to: string): boolean {
  const url = new URL(to || '/', page.location.href)
  const { pathname, search, hash } = url
  if (url.origin !== page.location.origin || ofServer.test(pathname)) return false
  if (ofServer.test(page.location.pathname) || !hasStarted(page)) return false
  const { state } = page.history as { state: { idx?: number } | null }
  page.history.pushState(
    { idx: (state?.idx ?? 0) + 1, key: `stage-${pathname}`, usr: null },
    '',
    pathname + search + hash,
  )
  page.dispatchEvent(new page.PopStateEvent('popstate', { state: page.history.state }))
  return true
}

/** Before React has mounted, the document is the requested page, and the app reads the address when it starts. */
function hasStarted({ document }: Page): boolean {
  const root = document.querySelector('#root')
  return root !== null && Object.keys(root).some((name) => name.startsWith('__reactContainer$'))
}
