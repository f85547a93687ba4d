import { Link, useLocation } from 'react-router-dom'
import { navCopy } from '../../../../lib/copy/nav.ts'
import { RailItem } from '../../../../ui/navigation/rail-item.tsx'
import type { MenuEntry } from '../menu-entries.ts'

interface RailEntryProps {
  entry: MenuEntry
  /** What waits there. */
  waiting: number
  /** Opens the FAQ helper instead of its page. */
  onFaq: (() => void) | undefined
}

/** One of the lower entries; what cannot be used yet says why (NAV-12, NAV-25). */
export function RailEntry({ entry, waiting, onFaq }: RailEntryProps) {
  const { pathname } = useLocation()
  const { text, icon, to, external, disabled } = entry
  const count = { value: waiting, label: navCopy.footer.unread(waiting) }
  if (disabled) return <RailItem minor disabled icon={icon} label={text} note={disabled} />
  if (to === '/qa' && onFaq)
    return <RailItem minor icon={icon} label={text} current={pathname === to} onClick={onFaq} />
  if (external) {
    return (
      <RailItem
        minor
        icon={icon}
        label={text}
        external
        // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the item brings it
        render={<a href={to} target="_blank" rel="noreferrer" />}
      />
    )
  }
  return (
    <RailItem
      minor
      icon={icon}
      label={text}
      count={count}
      current={pathname === to || pathname === pageBelow[to]}
      render={<Link to={to} />}
    />
  )
}

/** The page that an entry's list leads to belongs to it. */
const pageBelow: Readonly<Record<string, string>> = { '/topics': '/topic', '/review': '/reviewform' }
