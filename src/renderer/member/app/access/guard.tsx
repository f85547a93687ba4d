import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useWithdrawn } from '../../api/withdrawal.ts'
import { UnreachablePage } from '../failure/offline-pages.tsx'
import { useCurrentPage } from '../routing/page-routes.tsx'
import type { RouteEntry } from '../routing/route-table.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { AccountGuard } from './account-guard.tsx'
import { useGuardedAccount } from './use-guarded-account.ts'

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

interface LoginGuardProps {
  route: RouteEntry
  children: React.ReactNode
}

/**
 * Guards all pages but the open ones (GATE-05 to GATE-07). Without a complete stored login, or after a failed account
 * call, it redirects to /login. Without a response and after a fault of the server the page waits instead (D-90, D-113),
 * and an account on screen stays for every failure but an ended login. The last page of a withdrawal stays without a
 * login.
 */
function LoginGuard({ route, children }: LoginGuardProps) {
  const { key } = useLocation()
  const withdrawn = useWithdrawn()
  const { account, redirect, isFresh, unreachable, isFetching, refetch } = useGuardedAccount()
  if (withdrawn && route.name === 'Questionaire') return children
  if (redirect) {
    return (
      <>
        {/* A new element for each address: one that came while this led away would stay, with a skeleton for ever. */}
        <Navigate key={key} to="/login" replace state={redirect} />
        <PageSkeleton />
      </>
    )
  }
  if (!account) {
    if (unreachable) return <UnreachablePage busy={isFetching} onRetry={() => void refetch()} />
    return <PageSkeleton name={route.name} />
  }
  return (
    <AccountGuard route={route} account={account} isFresh={isFresh}>
      {children}
    </AccountGuard>
  )
}
