import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { navCopy } from '../../../lib/copy/nav.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { accountQuery } from '../../api/account.ts'
import { hasLogin } from '../../api/session-store.ts'
import { useSession } from '../../api/use-session.ts'
import { lazyWithFallback } from '../../shared/lazy-with-fallback.ts'
import { isVerified } from '../access/guards.ts'
import { useIsWide } from './use-is-wide.ts'

const PairingListPane = lazyWithFallback(
  async () => (await import('../../features/recommendation/pairing-list-pane.tsx')).PairingListPane,
)

interface SideColumnProps {
  /** `detail`: the page is one pairing, the list goes before it. `list`: the page is the list, a place for one is kept. */
  page: 'list' | 'detail' | undefined
  children: ReactNode
}

/** On wide screens the list of pairings and one of them side by side; on others the page alone. */
export function SideColumn({ page, children }: SideColumnProps) {
  const isWide = useIsWide()
  const loggedIn = hasLogin(useSession())
  const wanted = isWide && loggedIn && page !== undefined
  const { data: account } = useQuery({ ...accountQuery, enabled: wanted, refetchOnMount: false })
  // Until the account is there its column is kept free: nothing moves when it comes.
  const shown = wanted && !(account && !isVerified(account)) ? page : undefined
  // The page keeps its place among these whatever the width: turning a tablet must not remount it.
  return (
    <div className={shown ? layouts[shown] : ''}>
      {shown === 'detail' && (
        <aside
          aria-label={navCopy.beside.label}
          className="sticky top-0 h-dvh w-88 shrink-0 scroll-inner border-e border-line bg-paper"
        >
          <Suspense>{account && <PairingListPane sex={account.sex === 1 ? 1 : 2} />}</Suspense>
        </aside>
      )}
      {children}
      {shown === 'list' && (
        <p className="sticky top-0 grid h-dvh w-full max-w-page content-center justify-items-center gap-4 px-6 text-center text-s text-ink-3">
          <Icon name="moon" size={28} />
          <span className="phrase">{navCopy.beside.chooseOne}</span>
        </p>
      )}
    </div>
  )
}

const layouts = {
  list: 'flex justify-center *:first:mx-0 *:first:max-w-88',
  detail: 'flex justify-center *:last:mx-0',
}
