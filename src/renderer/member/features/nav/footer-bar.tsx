import { Link, useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-paths.ts'
import { useSession } from '../../api/use-session.ts'

const copy = navCopy.footer

interface Tab {
  readonly text: string
  readonly icon: IconName
  readonly to: string
  /** Paths that belong to the tab besides its own. */
  readonly also: readonly string[]
}

function tabsFor(sex: string | undefined): readonly Tab[] {
  const man = sex === '1'
  const recommends = man ? '/recommends/male' : '/recommends'
  return [
    { text: copy.home, icon: 'home', to: '/home', also: [] },
    { text: copy.messages, icon: 'chat', to: `${recommends}?status=matching`, also: [recommends] },
    { text: copy.timeline, icon: 'clock', to: '/timeline', also: [] },
    {
      text: copy.profile,
      icon: 'person',
      to: man ? '/form' : '/femaleform',
      also: ['/partialform', '/preview'],
    },
  ]
}

/** The bar at the foot (NAV-36 to NAV-40): never disabled, the pages lock; without a login the entries lead to /login (ROUTE-77). */
export function FooterBar() {
  const { pathname } = useLocation()
  const session = useSession()
  const unread = Number(session.unread_messages_size ?? 0) > 0
  return (
    <nav
      aria-label={copy.label}
      className="safe-bottom-1.5 sticky bottom-0 z-20 border-t border-line bg-surface"
    >
      <ul className="grid h-15 grid-cols-4">
        {tabsFor(session.sex).map(({ text, icon, to, also }) => {
          const current = to === pathname || also.includes(pathname)
          return (
            <li key={to}>
              <Link
                to={session.uid ? to : '/login'}
                aria-current={current ? 'page' : undefined}
                className="grid h-full place-content-center justify-items-center gap-0.5 text-xs font-medium text-ink-3 aria-[current]:text-plum"
              >
                <span className="relative">
                  <Icon name={icon} />
                  {icon === 'chat' && unread && (
                    <span className="absolute -end-1 -top-0.5 size-2 rounded-full bg-rose ring-2 ring-surface">
                      <span className="sr-only">{copy.unread}</span>
                    </span>
                  )}
                </span>
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
