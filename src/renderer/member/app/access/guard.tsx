import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useEffectEvent, useMemo, useState } from 'react'
import { Outlet, Navigate, useLocation } from 'react-router-dom'
import { endedSessionCopy } from '../../../lib/copy/common.ts'
import { accountQuery, type Account, isVerified } from '../../api/account.ts'
import { useConfig } from '../../api/config.ts'
import { isTransient, queryClient } from '../../api/queries.ts'
import {
  hasLogin,
  isEndedByWithdrawal,
  isEndedElsewhere,
  isPresentLogin,
  writeSession,
  useSession,
  useWithdrawing,
  useWithdrawn,
} from '../../api/session-store.ts'
import type { ArrivalState } from '../../features/auth/arrival-state.ts'
import { forgetMember } from '../../shared/drafts.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { forgetLogin, endLogin } from '../../shared/logout.ts'
import { keepReturnAddress } from '../../shared/return-address.ts'
import { UnreachablePage } from '../failure/offline-pages.tsx'
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
 * call, it redirects to /login. Without a response and after a fault of the server the page waits instead (D-90, D-113),
 * and an account on screen stays for every failure but an ended login. The last page of a withdrawal stays without a
 * login. An ended login is cleared here and not with the arrival at /login, because another tab may store a new one
 * before the code of that page is loaded.
 */
function LoginGuard({ route, children }: LoginGuardProps) {
  const session = useSession()
  const loggedIn = hasLogin(session)
  const withdrawn = useWithdrawn()
  const withdrawing = useWithdrawing()
  const {
    data: account,
    error,
    isFetching,
    isPaused,
    isStale,
    refetch,
  } = useQuery({
    ...accountQuery,
    enabled: loggedIn,
  })

  const shown = useArriving(account)

  const ended = error?.status === 401
  const failed = error !== null && (account ? ended : !isTransient(error))
  const unreachable = useWaiting(!account && (isPaused || (error !== null && !failed)), account !== undefined || failed)
  useEffect(() => {
    if (!unreachable || isFetching) return undefined
    const timer = setTimeout(() => void refetch(), againMs)
    return () => clearTimeout(timer)
  }, [unreachable, isFetching, refetch])

  const { key, pathname, search } = useLocation()
  const page = pathname + search
  const isRefused = !withdrawing && (!loggedIn || failed || (account !== undefined && !isUsable(account)))
  const signedUp = session.unconfirmed !== undefined
  const elsewhere = !loggedIn && !signedUp && isEndedElsewhere()
  const left = isRefused && !signedUp && (ended || !loggedIn) && isEndedByWithdrawal()
  const arrival = useMemo(
    (): ArrivalState => ({
      from: page,
      ...(loggedIn && !ended && { failed: true }),
      ...(left ? { left } : elsewhere && { elsewhere }),
    }),
    [page, loggedIn, ended, elsewhere, left],
  )
  const end = useEffectEvent(() => {
    // An incomplete login counts as none (ROLE-37). The values of a sign-up lead /login to the panel of its mail (D-116).
    if (left && loggedIn) {
      forgetMember()
      return forgetLogin()
    }
    if (elsewhere || signedUp || !isPresentLogin(session)) return queryClient.clear()
    if (!loggedIn) return forgetLogin()
    keepReturnAddress(page)
    if (!ended) return queryClient.clear()
    writeSession({ message: endedSessionCopy.expired })
    forgetLogin()
  })
  useEffect(() => {
    if (isRefused) end()
  }, [isRefused])

  if (withdrawn && route.name === 'Questionaire') return children
  if (isRefused) {
    return (
      <>
        {/* A new element for each address: one that came while this led away would stay, with a skeleton for ever. */}
        <Navigate key={key} to="/login" replace state={arrival} />
        <PageSkeleton />
      </>
    )
  }
  if (!shown) {
    if (unreachable) return <UnreachablePage busy={isFetching} onRetry={() => void refetch()} />
    return <PageSkeleton name={route.name} />
  }
  return (
    <AccountGuard route={route} account={shown} isFresh={!isStale || error !== null}>
      {children}
    </AccountGuard>
  )
}

/** Whether `begins` was true since `ends` was. A retry clears the error of the last attempt, which must not flicker. */
function useWaiting(begins: boolean, ends: boolean): boolean {
  const [waiting, setWaiting] = useState(false)
  if (begins && !waiting) setWaiting(true)
  if (ends && waiting) setWaiting(false)
  return waiting
}

// Loaded lazily, because most visits need neither.
const HomeRedirect = lazyWithFallback(async () => (await import('./blocked-pages.tsx')).HomeRedirect)
const LockedPage = lazyWithFallback(async () => (await import('./blocked-pages.tsx')).LockedPage)

interface AccountGuardProps {
  route: RouteEntry
  account: Account
  /** Whether the account is fresh. Before that no redirect of /home is final, as a form may have filled the gap. */
  isFresh: boolean
  children: React.ReactNode
}

const logoutMessages = { 'under-age': endedSessionCopy.underAge, inactive: endedSessionCopy.inactive }

/** Applies a loaded account: forced logouts, redirects of /home, pages of the other sex, locked state (D-30). */
function AccountGuard({ route, account, isFresh, children }: AccountGuardProps) {
  const forced = forcedLogout(account)

  useEffect(() => {
    if (forced) endLogin(logoutMessages[forced])
  }, [forced])

  if (forced) return <PageSkeleton />
  if (route.name === 'Home') {
    return (
      <HomeGate route={route} account={account} isFresh={isFresh}>
        {children}
      </HomeGate>
    )
  }
  const access = pageAccess(route, account)
  if (access === 'home') return <Navigate to="/home" replace />
  return access === 'locked' ? <LockedPage account={account} route={route} /> : children
}

/**
 * Redirects /home to the missing step (D-30). If the step is missed while home is open, as after a declined renewal, home
 * is locked instead: what a page reads in the background leads nobody away (D-113).
 */
function HomeGate({ route, account, isFresh, children }: AccountGuardProps) {
  const { variants } = useConfig()
  const target = homeRedirect(account, variants.menGateOrder)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && isFresh && target === null) setIsOpen(true)
  if (target === null) return children
  if (isOpen && !isVerified(account)) return <LockedPage account={account} route={route} />
  return isFresh ? <HomeRedirect to={target} /> : <PageSkeleton name="Home" />
}
