import { prerender } from 'react-dom/static'
import { pageTitle } from '../../lib/copy/titles.ts'
import { queryClient } from '../api/query-client.ts'
import { aboutPages } from '../features/about/legal/about-pages.ts'
import { App } from './app.tsx'
import { OfflineShell } from './failure/offline-shell.tsx'
import { createRouterAt, whenInitialized } from './router.tsx'
import { pageAt } from './routing/page-routes.tsx'
import { routeTable } from './routing/route-table.ts'

interface PublicPage {
  readonly path: string
  /** Its code below src/renderer/member, which the page of the bundle asks for at once. */
  readonly module: string
}

/** The pages that say the same to everybody who comes without a login and without a query: they stand there before any script. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', module: 'features/landing/landing-page.tsx' },
  { path: '/login', module: 'features/auth/login-page.tsx' },
  { path: '/signup', module: 'features/auth/sign-up-page.tsx' },
  { path: '/forget_password', module: 'features/auth/password-reset-page.tsx' },
  ...Object.keys(aboutPages()).map((path) => ({ path, module: 'features/about/about-page.tsx' })),
]

/** The addresses of all pages, in React Router notation: what the service worker answers for. */
export const routePaths: readonly string[] = routeTable.map(({ path }) => path)

/** The markup and the document title of a page, as React takes it over in the browser (start.tsx). */
export async function prerenderPage(path: string): Promise<{ html: string; title: string }> {
  const router = createRouterAt(path)
  await whenInitialized(router)
  // The app would show its page for errors, and the bundle would greet everybody with it.
  const { errors } = router.state
  if (errors) throw new Error(`Failed to render ${path}: ${String(Object.values(errors)[0])}`)
  const { prelude } = await prerender(<App router={router} />, {
    // Parts that React would send later need a script inside the page, which the content security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error
    },
  })
  const html = await new Response(prelude).text()
  // Its timers would keep the building process alive.
  queryClient.clear()
  return { html, title: pageTitle(aboutPages()[path]?.title ?? pageAt(path).title) }
}

/** The markup that the page without any of its own shows where there is no line. */
export async function prerenderOfflineShell(): Promise<string> {
  const { prelude } = await prerender(<OfflineShell />)
  return new Response(prelude).text()
}
