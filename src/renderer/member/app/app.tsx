import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { RouterProvider, createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom'
import { queryClient } from '../api/queries.ts'
import { GuardedOutlet } from './access/guard.tsx'
import { PageFailure } from './failure/page-failure.tsx'
import { Layout } from './layout/layout.tsx'
import { pageRoutes } from './routing/page-routes.tsx'

interface AppProps {
  router: ReturnType<typeof createRouter>
  /** Called after the first page is mounted and the router has its provider. */
  onDrawn?: () => void
}

export function App({ router, onDrawn }: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}

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
