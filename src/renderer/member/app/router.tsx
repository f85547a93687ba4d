import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom'
import { GuardedOutlet } from './access/guarded-outlet.tsx'
import { PageFailure } from './failure/page-failure.tsx'
import { Layout } from './layout/layout.tsx'
import { pageRoutes } from './routing/page-routes.tsx'

/** One layout around all pages, with the guard between. */
function appRoutes(): RouteObject[] {
  const guarded = { Component: GuardedOutlet, ErrorBoundary: PageFailure, children: [...pageRoutes] }
  return [{ Component: Layout, ErrorBoundary: PageFailure, children: [guarded] }]
}

/** Router of the browser; requests the code of the first page at once. */
export const createRouter = () => createBrowserRouter(appRoutes())

/** The same routes at a fixed address, without a browser. */
export const createRouterAt = (path: string) => createMemoryRouter(appRoutes(), { initialEntries: [path] })

/** Resolves when the first page's code is loaded or has failed. */
export function whenInitialized(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
