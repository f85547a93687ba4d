import { lazy, useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { endedSessionCopy } from '../../../lib/copy/ended-session.ts'
import type { Account } from '../../api/account.ts'
import { useConfig } from '../../api/use-config.ts'
import { endLogin } from '../../shared/logout.ts'
import type { RouteEntry } from '../routing/route-table.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { forcedLogout, homeRedirect, pageAccess } from './guards.ts'

// Most visits need neither: their texts and drawings stay out of the entry.
const HomeRedirect = lazy(async () => ({ default: (await import('./home-redirect.tsx')).HomeRedirect }))
const LockedPage = lazy(async () => ({ default: (await import('./locked-page.tsx')).LockedPage }))

interface AccountGuardProps {
  route: RouteEntry
  account: Account
  /** The account is as the server has it; before that no redirect of /home is final (a form may just have filled the gap). */
  settled: boolean
  children: ReactNode
}

const logoutMessages = { 'under-age': endedSessionCopy.underAge, inactive: endedSessionCopy.inactive }

/** What a loaded account may see: forced logouts, the redirects of /home, pages of the other sex, the locked state (D-30). */
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
