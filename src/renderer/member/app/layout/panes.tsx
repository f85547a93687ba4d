import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { useHasPanes, useIsFull } from '../../../lib/window-width.ts'
import { accountQuery, isVerified } from '../../api/account.ts'
import { useDeviceSettings } from '../../shared/device/device-settings.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import type { PageHandle } from '../routing/page-routes.tsx'

const ListPane = lazyWithFallback(async () => (await import('../../features/recommendation/list-pane.tsx')).ListPane)

const PartnerPane = lazyWithFallback(async () => (await import('../../features/partner/profile-page.tsx')).PartnerPane)

/** Whether this page has the list beside it, with the viewer's sex; `account` may still be on its way. */
export function useListBeside(page: PageHandle, rail: boolean) {
  const hasPanes = useHasPanes()
  const shown = rail && hasPanes && (page.wide === 'talk' || page.wide === 'list')
  const { data: account } = useQuery({ ...accountQuery, enabled: shown, refetchOnMount: false })
  // Until the account is there the panes are kept free: nothing moves when it comes.
  const open = shown && !(account && !isVerified(account))
  return { open, sex: account?.sex } as const
}

interface PanesProps extends ReturnType<typeof useListBeside> {
  children: React.ReactNode
}

/**
 * Messages from 900 px: the list before the conversation or before an empty place (D-105), from 1,200 px the partner's
 * profile behind it, each with its own scroll (D-81). They are the pages that have an address of their own, narrower; the
 * profile can be folded away.
 */
export function Panes({ open, sex, children }: PanesProps) {
  const { pathname } = useLocation()
  const isFull = useIsFull()
  const { partnerPane } = useDeviceSettings()
  return (
    <>
      {open && (
        <aside aria-label={navCopy.beside.list} className={`${pane} w-88 border-e`}>
          <Suspense>{sex && <ListPane sex={sex} />}</Suspense>
        </aside>
      )}
      {children}
      {/* Folds away when the profile page marks that it has no partner to show. */}
      {open && isFull && partnerPane && pathname === '/chat' && (
        <aside aria-label={navCopy.beside.partner} className={`${pane} w-84 border-s has-[>i]:hidden`}>
          <Suspense>{sex && <PartnerPane sex={sex} />}</Suspense>
        </aside>
      )}
    </>
  )
}

const pane = '@container sticky top-0 h-dvh shrink-0 scroll-inner border-line bg-surface'
