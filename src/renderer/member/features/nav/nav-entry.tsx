import { Link, useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { MenuRow } from '../../../ui/navigation/page-body.tsx'
import { RailItem } from '../../../ui/navigation/rail-item.tsx'
import type { Account } from '../../api/queries.ts'
import { legalLinks, type MenuEntry } from './menu-entries.ts'

/** Detail page of each list page; it highlights the list's entry. */
const pageBelow: Readonly<Record<string, string>> = { '/topics': '/topic', '/review': '/reviewform' }

interface NavEntryProps {
  entry: MenuEntry
  /** Renders an item of the rail instead of a menu row. */
  rail?: boolean
  waiting?: number
  onGo?: () => void
  onFaq: () => void
}

/** One entry of the menu or the rail. A disabled entry shows its reason (NAV-12, NAV-25). */
export function NavEntry({ entry, rail = false, waiting = 0, onGo = () => {}, onFaq }: NavEntryProps) {
  const { pathname } = useLocation()
  const { text, icon, to, external = false, disabled } = entry
  const current = to === pathname || pathname === pageBelow[to]
  const asksFaq = to === '/qa'
  const go = () => {
    onGo()
    if (asksFaq) onFaq()
  }
  const link = external ? (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the row or item adds it
    <a href={to} target="_blank" rel="noreferrer" />
  ) : (
    <Link to={to} aria-current={current ? 'page' : undefined} />
  )
  const target = disabled || asksFaq ? {} : { render: link }
  const press = disabled ? {} : { onClick: go }
  if (rail) {
    const count = { value: waiting, label: navCopy.footer.unread(waiting) }
    return (
      <RailItem
        minor
        icon={icon}
        label={text}
        note={disabled}
        disabled={disabled !== undefined}
        external={external}
        count={count}
        current={current}
        {...target}
        {...press}
      />
    )
  }
  return (
    <MenuRow icon={icon} mark={external ? 'external' : 'none'} disabled={disabled !== undefined} {...target} {...press}>
      {disabled ? (
        <span className="grid leading-snug">
          {text}
          <span className="text-xs">{disabled}</span>
        </span>
      ) : (
        text
      )}
    </MenuRow>
  )
}

interface LegalLinksProps {
  sex: Account['sex'] | undefined
  onGo?: () => void
}

/** The four legal links, in the menu and in the page footer (NAV-30 to NAV-35). */
export function LegalLinks({ sex, onGo }: LegalLinksProps) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {legalLinks(sex).map(({ text, to }) => (
        <li key={to}>
          <Link to={to} onClick={onGo} className="inline-flex min-h-11 items-center text-xs text-ink-2 hover:underline">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
