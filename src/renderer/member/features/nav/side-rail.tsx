import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Logo } from '../../../ui/brand/brand.tsx'
import { RailItem } from '../../../ui/navigation/rail-item.tsx'
import { accountQuery } from '../../api/account.ts'
import { useSession, useUnreadCount } from '../../api/session-store.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { useLogout } from '../../shared/parts/use-logout.ts'
import { footerTabs } from './footer-tabs.ts'
import { LowerEntries } from './lower-entries.tsx'
import { railEntries } from './rail-entries.ts'

const OwnAvatar = lazyWithFallback(async () => (await import('../../shared/parts/member-picture.tsx')).OwnAvatar)

const settingsStyle = {
  link: 'flex items-center justify-center gap-2.5 rounded-s p-1.5 hover:bg-wash full:justify-start',
  current: 'aria-[current=page]:bg-plum-soft forced-colors:aria-[current=page]:outline',
}

/** Logs out (NAV-28). */
function RailLogout() {
  const logout = useLogout()
  return (
    <RailItem
      minor
      icon="logout"
      label={navCopy.menu.logout}
      disabled={logout.isPending}
      onClick={() => logout.mutate()}
    />
  )
}

/** Rail of a wide window (D-81): the four tabs, the menu's entries, and the member at the foot. */
export function SideRail({ onFaq }: { onFaq: () => void }) {
  const { pathname } = useLocation()
  const session = useSession()
  // Public pages such as the terms do not load the account themselves.
  const { data: account } = useQuery({ ...accountQuery, refetchOnMount: false })
  const unread = useUnreadCount()
  return (
    <nav
      aria-label={navCopy.footer.label}
      className="flex h-full flex-col px-0.5 pt-5 pb-3 full:px-3.5 short:pt-2 short:pb-1"
    >
      <Link
        to="/home"
        aria-label={`${commonCopy.productName} ${commonCopy.button.toHome}`}
        className="mx-auto mb-4 flex items-center gap-2.5 rounded-s p-2 full:mx-0 full:px-2.5"
      >
        <Logo size={26} />
        <span className="font-display text-l/none font-semibold tracking-brand max-full:hidden">
          {commonCopy.productName}
        </span>
      </Link>
      <div className="-mx-1 min-h-0 flex-1 scroll-inner mask-b-from-[calc(100%-1rem)] px-1 pb-3">
        <ul className="grid grid-cols-1 gap-0.5">
          {footerTabs(session.sex).map(({ key, icon, label, to, also }) => (
            <li key={key}>
              <RailItem
                icon={icon}
                label={label}
                current={to === pathname || (also.includes(pathname) && pathname !== '/settings')}
                count={key === 'messages' ? { value: unread, label: navCopy.footer.unread(unread) } : undefined}
                render={<Link to={to} />}
              />
            </li>
          ))}
        </ul>
        {account && <LowerEntries entries={railEntries(account)} onFaq={onFaq} />}
      </div>
      <div className="mx-2.5 mt-2 grid grid-cols-1 gap-1 border-t border-line pt-2 full:mx-0">
        <RailLogout />
        <OwnSettings name={account?.twitter_name} isCurrent={pathname === '/settings'} />
      </div>
    </nav>
  )
}

/** The member at the foot of the rail, who leads to the settings. */
function OwnSettings({ name, isCurrent }: { name: string | undefined; isCurrent: boolean }) {
  return (
    <Link
      to="/settings"
      aria-current={isCurrent ? 'page' : undefined}
      title={navCopy.menu.settings}
      className={`${settingsStyle.link} ${settingsStyle.current}`}
    >
      <Suspense fallback={<span className="size-9" />}>
        <OwnAvatar size={36} />
      </Suspense>
      <span className="min-w-0 flex-1 max-full:sr-only">
        <bdi className="block truncate text-s font-semibold">{name}</bdi>
        <span className="block text-xs text-ink-3">{navCopy.menu.settings}</span>
      </span>
      <Icon name="filter" size={20} className="text-ink-2 max-full:hidden" />
    </Link>
  )
}
