import { createBrowserRouter } from 'react-router-dom'
import { GuardedOutlet } from './access/guarded-outlet.tsx'
import { PageFailure } from './failure/page-failure.tsx'
import { Layout } from './layout/layout.tsx'
import { pageRoutes } from './routing/page-routes.tsx'

/** One layout around all pages, the guard between; the code of the first page is asked for at once. */
export function createRouter() {
  const guarded = { Component: GuardedOutlet, ErrorBoundary: PageFailure, children: [...pageRoutes] }
  return createBrowserRouter([{ Component: Layout, ErrorBoundary: PageFailure, children: [guarded] }])
}
