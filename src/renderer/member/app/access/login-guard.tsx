import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { endedSessionCopy } from '../../../lib/copy/common.ts'
import { accountQuery } from '../../api/account.ts'
import { isTransient } from '../../api/query-client.ts'
import { hasLogin, writeSession } from '../../api/session-store.ts'
import { useSession } from '../../api/use-session.ts'
import { useWithdrawn } from '../../api/withdrawn.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { forgetLogin } from '../../shared/logout.ts'
import { keepReturnAddress } from '../../shared/return-address.ts'
import { OfflinePage } from '../failure/offline-page.tsx'
import type { RouteEntry } from '../routing/route-table.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { AccountGuard } from './account-guard.tsx'
import { isUsable } from './guards.ts'

/** Retry interval of the account request while the server is unreachable. */
const againMs = 3_000

interface LoginGuardProps {
  route: RouteEntry
  children: ReactNode
}

/**
 * Guards all pages but the open ones (GATE-05 to GATE-07). Without a complete stored login, or after a failed account
 * call, it redirects to /login. Exceptions: no response at all, and errors while an account is on screen. The last page
 * of a withdrawal stays without a login.
 */
export function LoginGuard({ route, children }: LoginGuardProps) {
  const loggedIn = hasLogin(useSession())
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

  useEffect(() => {
    // An incomplete login counts as none and is deleted (ROLE-37).
    if (!loggedIn) forgetLogin()
  }, [loggedIn])

  // Without a response the login may be valid, so the page waits for the connection (D-90).
  const unreachable = !account && (isPaused || error?.network === true)
  const failed = error && !unreachable && !(account && isTransient(error))
  useEffect(() => {
    if (!unreachable || isFetching) return undefined
    const timer = setTimeout(() => void refetch(), againMs)
    return () => clearTimeout(timer)
  }, [unreachable, isFetching, refetch])
  const ended = loggedIn && error?.status === 401

  const { key, pathname, search } = useLocation()
  const leaveFor = useEffectEvent(() => {
    keepReturnAddress(pathname + search)
    writeSession({ message: endedSessionCopy.expired })
  })
  useEffect(() => {
    if (ended) leaveFor()
  }, [ended])

  if (withdrawn && route.name === 'Questionaire') return children
  if (!loggedIn || failed || (account && !isUsable(account))) {
    return (
      <>
        {/* Anew for each address: one that came while this led away would stay, with a skeleton for ever. */}
        <Navigate key={key} to="/login" replace />
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
