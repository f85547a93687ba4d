import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useCurrentPage } from '../routing/page-routes.tsx'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { LoginGuard } from './login-guard.tsx'

/** Page of a route behind its guard. Keyed by route, so that routes with the same component never share state. */
export function GuardedOutlet() {
  const page = useCurrentPage()
  // In the commit that makes header and menu interactive; from then on React handles every press (first-paint.ts).
  useLayoutEffect(() => void document.dispatchEvent(new Event('app-hydrated')), [])
  return (
    <Suspense fallback={<PageSkeleton name={page.name} />}>
      {page.access === 'open' ? (
        <Outlet key={page.name} />
      ) : (
        <LoginGuard route={page}>
          <Outlet key={page.name} />
        </LoginGuard>
      )}
      <PageReady />
    </Suspense>
  )
}

/** Marks the first page as interactive (first-paint.ts). Inside the boundary, because React hydrates that last. */
function PageReady() {
  useEffect(() => void document.dispatchEvent(new Event('app-ready')), [])
  return null
}
