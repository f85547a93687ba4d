import { Link, useLocation } from 'react-router-dom'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { RailItem } from '../../../ui/navigation/rail-item.tsx'
import type { MenuEntry } from './menu-entries.ts'

/** Detail page of each list page; it highlights the list's entry. */
const pageBelow: Readonly<Record<string, string>> = { '/topics': '/topic', '/review': '/reviewform' }

/** Link and press of an entry: a disabled one has neither, and the FAQ opens over the page. */
function useTarget({ to, external = false, disabled }: MenuEntry, onGo: () => void, onFaq: () => void) {
  const { pathname } = useLocation()
  const current = to === pathname || pathname === pageBelow[to]
  if (disabled !== undefined) return { current, disabled: true, act: {} }
  if (to === '/qa') {
    const ask = () => {
      onGo()
      onFaq()
    }
    return { current, disabled: false, act: { onClick: ask } }
  }
  const link = external ? (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the row or item adds it
    <a href={to} target="_blank" rel="noreferrer" />
  ) : (
    <Link to={to} aria-current={current ? 'page' : undefined} />
  )
  return { current, disabled: false, act: { render: link, onClick: onGo } }
}

interface MenuEntryRowProps {
  entry: MenuEntry
  onGo: () => void
  onFaq: () => void
}

/** An entry of the menu. A disabled one shows its reason (NAV-12, NAV-25). */
export function MenuEntryRow({ entry, onGo, onFaq }: MenuEntryRowProps) {
  const { text, icon, external = false, disabled: reason } = entry
  const { disabled, act } = useTarget(entry, onGo, onFaq)
  return (
    <MenuRow icon={icon} mark={external ? 'external' : 'none'} disabled={disabled} {...act}>
      {reason === undefined ? (
        text
      ) : (
        <span className="grid leading-snug">
          {text}
          <span className="text-xs">{reason}</span>
        </span>
      )}
    </MenuRow>
  )
}

interface RailEntryProps {
  entry: MenuEntry
  /** -1 in a list that is one Tab stop. */
  tabIndex: number
  onFaq: () => void
}

/** A lower entry of the rail. A disabled one shows its reason (NAV-12, NAV-25). */
export function RailEntry({ entry, tabIndex, onFaq }: RailEntryProps) {
  const { text, icon, external = false, disabled: reason } = entry
  const { current, disabled, act } = useTarget(entry, () => {}, onFaq)
  return (
    <RailItem
      minor
      tabIndex={tabIndex}
      icon={icon}
      label={text}
      note={reason}
      disabled={disabled}
      external={external}
      current={current}
      {...act}
    />
  )
}
