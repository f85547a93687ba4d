import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useEffectEvent, useMemo, lazy } from 'react'
import { Outlet, Navigate, useLocation } from 'react-router-dom'
import { endedSessionCopy } from '../../../lib/copy/common.ts'
import { useConfig } from '../../api/config.ts'
import { accountQuery, type Account, isTransient, queryClient } from '../../api/queries.ts'
import { hasLogin, isPresentLogin, writeSession, useSession, useWithdrawn } from '../../api/session-store.ts'
import type { ArrivalState } from '../../features/auth/form-parts.tsx'
import { keepReturnAddress } from '../../shared/drafts.ts'
import { useArriving } from '../../shared/loading/loading.ts'
import { forgetLogin, endLogin } from '../../shared/logout.ts'
import { OfflinePage } from '../failure/failure-pages.tsx'
import { useCurrentPage } from '../routing/page-routes.tsx'
import type { RouteEntry } from '../routing/route-table.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { isUsable, forcedLogout, homeRedirect, pageAccess } from './guards.ts'

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

/** Retry interval of the account request while the server is unreachable. */
const againMs = 3_000

interface LoginGuardProps {
  route: RouteEntry
  children: React.ReactNode
}

/**
 * Guards all pages but the open ones (GATE-05 to GATE-07). Without a complete stored login, or after a failed account
 * call, it redirects to /login. Exceptions: no response at all, and errors while an account is on screen. The last page
 * of a withdrawal stays without a login. The login ends here and not with the arrival at /login, because another tab may
 * store a new one before the code of that page is loaded.
 */
function LoginGuard({ route, children }: LoginGuardProps) {
  const session = useSession()
  const loggedIn = hasLogin(session)
  const withdrawn = useWithdrawn()
  const {
    data: account,
    error,
    isFetching,
    isPaused,
    isStale,
    refetch,
  } = useQuery({ ...accountQuery, enabled: loggedIn })

  const shown = useArriving(account)

  // Without a response the login may be valid, so the page waits for the connection (D-90).
  const unreachable = !account && (isPaused || error?.network === true)
  const failed = error && !unreachable && !(account && isTransient(error))
  useEffect(() => {
    if (!unreachable || isFetching) return undefined
    const timer = setTimeout(() => void refetch(), againMs)
    return () => clearTimeout(timer)
  }, [unreachable, isFetching, refetch])

  const { key, pathname, search } = useLocation()
  const page = pathname + search
  const arrival = useMemo((): ArrivalState => ({ from: page }), [page])
  // An incomplete login counts as none (ROLE-37).
  const isRefused = !loggedIn || failed || (account !== undefined && !isUsable(account))
  const end = useEffectEvent(() => {
    if (!isPresentLogin(session)) return queryClient.clear()
    if (loggedIn && error?.status === 401) {
      keepReturnAddress(page)
      writeSession({ message: endedSessionCopy.expired })
    }
    forgetLogin()
  })
  useEffect(() => {
    if (isRefused) end()
  }, [isRefused])

  if (withdrawn && route.name === 'Questionaire') return children
  if (isRefused) {
    return (
      <>
        {/* Anew for each address: one that came while this led away would stay, with a skeleton for ever. */}
        <Navigate key={key} to="/login" replace state={arrival} />
        <PageSkeleton />
      </>
    )
  }
  if (!shown) return unreachable ? <OfflinePage /> : <PageSkeleton name={route.name} />
  return (
    <AccountGuard route={route} account={shown} settled={!isStale || error !== null}>
      {children}
    </AccountGuard>
  )
}

// Loaded lazily, because most visits need neither.
const HomeRedirect = lazy(async () => ({ default: (await import('./blocked-pages.tsx')).HomeRedirect }))
const LockedPage = lazy(async () => ({ default: (await import('./blocked-pages.tsx')).LockedPage }))

interface AccountGuardProps {
  route: RouteEntry
  account: Account
  /** Whether the account is fresh. Before that no redirect of /home is final, as a form may have filled the gap. */
  settled: boolean
  children: React.ReactNode
}

const logoutMessages = { 'under-age': endedSessionCopy.underAge, inactive: endedSessionCopy.inactive }

/** Applies a loaded account: forced logouts, redirects of /home, pages of the other sex, locked state (D-30). */
function AccountGuard({ route, account, settled, children }: AccountGuardProps) {
  const { variants } = useConfig()
  const forced = forcedLogout(account)

  useEffect(() => {
    if (forced) endLogin(logoutMessages[forced])
  }, [forced])

  if (forced) return <PageSkeleton />
  if (route.name === 'Home') {
    const target = homeRedirect(account, variants.menGateOrder)
    if (target) return settled ? <HomeRedirect to={target} /> : <PageSkeleton name={route.name} />
    return children
  }
  const access = pageAccess(route, account)
  if (access === 'home') return <Navigate to="/home" replace />
  return access === 'locked' ? <LockedPage account={account} /> : children
}
