import { Link, useLocation } from 'react-router-dom'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { RailItem } from '../../../ui/navigation/rail-item.tsx'
import type { MenuEntry } from './menu-entries.ts'

/** Detail page of each list page; it highlights the list's entry. */
const pageBelow: Readonly<Record<string, string>> = { '/topics': '/topic', '/review': '/reviewform' }

interface NavEntryProps {
  entry: MenuEntry
  /** Renders an item of the rail instead of a menu row. */
  rail?: boolean
  tabIndex?: number
  onGo?: () => void
  onFaq: () => void
}

/** One entry of the menu or the rail. A disabled entry shows its reason (NAV-12, NAV-25). */
export function NavEntry({ entry, rail = false, tabIndex, onGo = () => {}, onFaq }: NavEntryProps) {
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
    return (
      <RailItem
        minor
        tabIndex={tabIndex}
        icon={icon}
        label={text}
        note={disabled}
        disabled={disabled !== undefined}
        external={external}
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
