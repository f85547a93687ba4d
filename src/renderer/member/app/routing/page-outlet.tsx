import { Suspense } from 'react'
import { ErrorBoundary } from '../failure/error-boundary.tsx'
import type { FoundRoute } from './find-route.ts'
import { LoginGuard } from './login-guard.tsx'
import { NotFoundPage } from '../failure/not-found-page.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { pages } from './pages.ts'

/**
 * The page of a route, behind its guard. One lasting Suspense for all pages: the old page stays until the code of the new
 * one is there, instead of a skeleton flashing by.
 */
export function PageOutlet({ route, pathname }: { route: FoundRoute; pathname: string }) {
  const page = route.name && pages[route.name]
  const content = page ? <page.Component /> : <NotFoundPage />
  const guarded = route.entry.access !== 'open'
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton name={route.name} />}>
        {guarded ? <LoginGuard route={route.entry}>{content}</LoginGuard> : content}
      </Suspense>
    </ErrorBoundary>
  )
}
