import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { endedSessionCopy } from '../../../lib/copy/common.ts'
import { type Account, isVerified } from '../../api/account.ts'
import { useConfig } from '../../api/config.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { endLogin } from '../../shared/logout.ts'
import type { RouteEntry } from '../routing/route-table.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { forcedLogout, homeRedirect, pageAccess } from './guards.ts'

// Loaded lazily, because most visits need neither.
const loadBlocked = () => import('./blocked-pages.tsx')
const HomeRedirect = lazyWithFallback(async () => (await loadBlocked()).HomeRedirect)
const LockedPage = lazyWithFallback(async () => (await loadBlocked()).LockedPage)

interface AccountGuardProps {
  route: RouteEntry
  account: Account
  /** Whether the account is fresh. Before that no redirect of /home is final, as a form may have filled the gap. */
  isFresh: boolean
  children: React.ReactNode
}

const logoutMessages = { 'under-age': endedSessionCopy.underAge, inactive: endedSessionCopy.inactive }

/** Applies a loaded account: forced logouts, redirects of /home, pages of the other sex, locked state (D-30). */
export function AccountGuard({ route, account, isFresh, children }: AccountGuardProps) {
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
