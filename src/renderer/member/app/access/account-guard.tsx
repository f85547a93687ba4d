import { lazy, useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { endedSessionCopy } from '../../../lib/copy/common.ts'
import type { Account } from '../../api/account.ts'
import { useConfig } from '../../api/use-config.ts'
import { endLogin } from '../../shared/logout.ts'
import type { RouteEntry } from '../routing/route-table.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { forcedLogout, homeRedirect, pageAccess } from './guards.ts'

// Loaded lazily, because most visits need neither.
const HomeRedirect = lazy(async () => ({ default: (await import('./home-redirect.tsx')).HomeRedirect }))
const LockedPage = lazy(async () => ({ default: (await import('./locked-page.tsx')).LockedPage }))

interface AccountGuardProps {
  route: RouteEntry
  account: Account
  /** Whether the account is fresh. Before that no redirect of /home is final, as a form may have filled the gap. */
  settled: boolean
  children: ReactNode
}

const logoutMessages = { 'under-age': endedSessionCopy.underAge, inactive: endedSessionCopy.inactive }

/** Applies a loaded account: forced logouts, redirects of /home, pages of the other sex, locked state (D-30). */
export function AccountGuard({ route, account, settled, children }: AccountGuardProps) {
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
