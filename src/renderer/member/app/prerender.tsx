import { prerender } from 'react-dom/static'
import { pageTitle } from '../../lib/copy/titles.ts'
import { queryClient } from '../api/queries.ts'
import { aboutPages } from '../features/about/legal/about-pages.ts'
import { App, createRouterAt, whenInitialized } from './app.tsx'
import { LateNotice } from './failure/late-notice.tsx'
import { OfflineShell } from './failure/offline-pages.tsx'
import { pageAt } from './routing/page-routes.tsx'
import { routeTable } from './routing/route-table.ts'
import { PageFrame } from './skeleton/page-frame.tsx'

interface PublicPage {
  readonly path: string
  /** Source of the page below src/renderer/member, preloaded by the bundle's HTML. */
  readonly module: string
}

/** Pages that are equal for all visitors without a login and a query; prerendered. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', module: 'features/landing/landing-page.tsx' },
  { path: '/login', module: 'features/auth/login-page.tsx' },
  { path: '/signup', module: 'features/auth/sign-up-page.tsx' },
  { path: '/forget_password', module: 'features/auth/forget-password-page.tsx' },
  ...Object.keys(aboutPages()).map((path) => ({ path, module: 'features/about/about-page.tsx' })),
]

/** Addresses of all pages in React Router notation, for the service worker. */
export const routePaths: readonly string[] = routeTable.map(({ path }) => path)

/** Markup and document title of a page, which React hydrates in the browser (start.tsx). */
export async function prerenderPage(path: string): Promise<{ html: string; title: string }> {
  const router = createRouterAt(path)
  await whenInitialized(router)
  // A render error would put the error page into the bundle.
  const { errors } = router.state
  if (errors) throw new Error(`Failed to render ${path}: ${String(Object.values(errors)[0])}`)
  const { prelude } = await prerender(<App router={router} />, {
    // Streamed parts would need an inline script, which the content security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error
    },
  })
  const html = await new Response(prelude).text()
  // Its timers would keep the build process alive.
  queryClient.clear()
  return { html, title: pageTitle(aboutPages()[path]?.title ?? pageAt(path).title) }
}

/** Pages behind the login with a fixed address; `frame` names the parts of PageFrame that they have. */
export const memberPages = routeTable
  .filter(({ access, path }) => access !== 'open' && !path.includes(':'))
  .map(({ name, path, chrome, heading }) => {
    const start = heading === 'brand' ? 'brand' : 'back'
    const parts = [heading === 'title' ? '' : start, chrome === 'none' ? '' : 'menu', chrome === 'both' ? 'tabs' : '']
    const titled = chrome !== 'none' && heading !== 'brand'
    return { name, path, frame: parts.join(' ').trim(), title: titled ? pageAt(path).title : '' }
  })

/**
 * Static markup of documents: of all a notice, of the plain one the frame of a member's page and the message that it shows
 * while offline.
 */
export async function prerenderShells(): Promise<{ notice: string; frame: string; offline: string }> {
  const [notice, frame, offline] = await Promise.all([
    markupOf(LateNotice),
    markupOf(PageFrame),
    markupOf(OfflineShell),
  ])
  return { notice, frame, offline }
}

async function markupOf(Shell: React.ComponentType): Promise<string> {
  const { prelude } = await prerender(<Shell />)
  return new Response(prelude).text()
}
