import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { accountQuery } from '../../api/account.ts'
import { isTransient } from '../../api/query-client.ts'
import { hasLogin, writeSession } from '../../api/session-store.ts'
import { useSession } from '../../api/use-session.ts'
import { forgetLogin } from '../../shared/logout.ts'
import { keepReturnAddress } from '../../shared/return-address.ts'
import { OfflinePage } from '../failure/offline-page.tsx'
import type { RouteEntry } from '../routing/route-table.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { AccountGuard } from './account-guard.tsx'
import { isUsable } from './guards.ts'

interface LoginGuardProps {
  route: RouteEntry
  children: ReactNode
}

/**
 * Every page but the open ones (GATE-05 to GATE-07): without a complete stored login, or when the account call fails, the
 * user goes to /login. Two things are no such failure: being offline, and trouble while an account is already on screen.
 */
export function LoginGuard({ route, children }: LoginGuardProps) {
  const loggedIn = hasLogin(useSession())
  const { data: account, error, isPaused, isStale } = useQuery({ ...accountQuery, enabled: loggedIn })

  useEffect(() => {
    // One of the three values missing is no login at all: nothing of it may stay (ROLE-37).
    if (!loggedIn) forgetLogin()
  }, [loggedIn])

  const failed = error && !(account && isTransient(error))
  const ended = loggedIn && error?.status === 401

  const { pathname, search } = useLocation()
  const leaveFor = useEffectEvent(() => {
    keepReturnAddress(pathname + search)
    writeSession({ message: authCopy.login.sessionEnded })
  })
  useEffect(() => {
    if (ended) leaveFor()
  }, [ended])

  if (!loggedIn || failed || (account && !isUsable(account))) {
    return (
      <>
        <Navigate to="/login" replace />
        <PageSkeleton />
      </>
    )
  }
  if (!account) return isPaused ? <OfflinePage /> : <PageSkeleton name={route.name} />
  return (
    <AccountGuard route={route} account={account} settled={!isStale || error !== null}>
      {children}
    </AccountGuard>
  )
}
