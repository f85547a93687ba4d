import type { Page } from './page.ts'

/** Addresses that the server answers itself: they need a document of their own. */
const ofServer = /^\/(?:api|cable|uploads|documents|images|mock|__[\w-]+)(?:\/|$)|\.\w+$/

/**
 * Has the app that is in the frame show another page, as a link in it would.
 * @returns false where it cannot: no app is there, or the address is none of its pages
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

/** Before React has the root, the document is the page that it was sent for, and the app reads the address as it starts. */
function hasStarted({ document }: Page): boolean {
  const root = document.querySelector('#root')
  return root !== null && Object.keys(root).some((name) => name.startsWith('__reactContainer$'))
}
