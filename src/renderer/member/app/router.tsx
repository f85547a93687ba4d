import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom'
import { GuardedOutlet } from './access/guarded-outlet.tsx'
import { PageFailure } from './failure/page-failure.tsx'
import { Layout } from './layout/layout.tsx'
import { pageRoutes } from './routing/page-routes.tsx'

/** One layout around all pages, the guard between. */
function appRoutes(): RouteObject[] {
  const guarded = { Component: GuardedOutlet, ErrorBoundary: PageFailure, children: [...pageRoutes] }
  return [{ Component: Layout, ErrorBoundary: PageFailure, children: [guarded] }]
}

/** The browser's router; the code of the first page is asked for at once. */
export const createRouter = () => createBrowserRouter(appRoutes())

/** The same routes without a browser, at one address. */
export const createRouterAt = (path: string) => createMemoryRouter(appRoutes(), { initialEntries: [path] })

/** Resolves when the code of the first page is there, or could not be had. */
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
