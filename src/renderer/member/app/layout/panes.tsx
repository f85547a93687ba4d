import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { useHasPanes, useIsFull } from '../../../lib/use-browser-state.ts'
import { accountQuery } from '../../api/account.ts'
import { isVerified } from '../../api/is-verified.ts'
import { useDeviceSettings } from '../../shared/device-settings.ts'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'

const ListPane = lazyWithFallback(async () => (await import('../../features/recommendation/list-pane.tsx')).ListPane)
const PartnerPane = lazyWithFallback(async () => (await import('../../features/partner/partner-pane.tsx')).PartnerPane)

interface PanesProps {
  /** The window has a rail and the page is a conversation. */
  conversation: boolean
  children: ReactNode
}

/**
 * Panes of a conversation with separate scrolling (D-81): from 900 px the list on the left, from 1,200 px the partner's
 * profile on the right. Both are normal pages at a smaller width. The profile can be hidden.
 */
export function Panes({ conversation, children }: PanesProps) {
  const { pathname } = useLocation()
  const hasPanes = useHasPanes()
  const isFull = useIsFull()
  const { partnerPane } = useDeviceSettings()
  const shown = conversation && hasPanes
  const { data: account } = useQuery({ ...accountQuery, enabled: shown, refetchOnMount: false })
  // Reserves the panes until the account is loaded, so that nothing moves.
  const open = shown && !(account && !isVerified(account))
  const sex = account?.sex === 1 ? 1 : 2
  return (
    <>
      {open && (
        <aside aria-label={navCopy.beside.list} className={`${pane} w-88 border-e`}>
          <Suspense>{account && <ListPane sex={sex} />}</Suspense>
        </aside>
      )}
      {children}
      {open && isFull && partnerPane && pathname === '/chat' && (
        <aside aria-label={navCopy.beside.partner} className={`${pane} w-84 border-s`}>
          <Suspense>{account && <PartnerPane sex={sex} />}</Suspense>
        </aside>
      )}
    </>
  )
}

const pane = '@container sticky top-0 h-dvh shrink-0 scroll-inner border-line bg-surface'
