import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useCurrentPage } from '../routing/page-routes.tsx'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { LoginGuard } from './login-guard.tsx'

/** The page of a route, behind its guard. Keyed by the route: routes that share a component never share its state. */
export function GuardedOutlet() {
  const page = useCurrentPage()
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

/** Says that the first page answers to what is typed and pressed (first-paint.ts). Inside the boundary: React takes it over last. */
function PageReady() {
  useEffect(() => void document.dispatchEvent(new Event('app-ready')), [])
  return null
}
