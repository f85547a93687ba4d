import { Link } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { MenuEntry } from './menu-entries.ts'

interface MenuListProps {
  entries: readonly MenuEntry[]
  /** Runs when the member goes somewhere: the menu closes. */
  onGo: () => void
}

const row = 'flex min-h-12 w-full items-center gap-3.5 rounded-s px-3 text-start'

/** The entries, each with its drawing; what cannot be used yet says why and cannot be pressed. */
export function MenuList({ entries, onGo }: MenuListProps) {
  return (
    <ul className="grid gap-0.5">
      {entries.map((entry) => (
        <li key={entry.text}>
          <MenuRow entry={entry} onGo={onGo} />
        </li>
      ))}
    </ul>
  )
}

function MenuRow({
  entry: { text, icon, to, external, disabled },
  onGo,
}: {
  entry: MenuEntry
  onGo: () => void
}) {
  if (disabled) {
    return (
      <button type="button" disabled className={`${row} text-ink-3`}>
        <Icon name={icon} className="opacity-60" />
        <span className="grid py-1.5 leading-snug">
          {text}
          <span className="text-xs">{disabled}</span>
        </span>
        <Icon name="lock" size={16} className="ms-auto" />
      </button>
    )
  }
  const link = `${row} hover:bg-wash active:bg-wash-press`
  if (external) {
    return (
      <a href={to} target="_blank" rel="noreferrer" className={link} onClick={onGo}>
        <Icon name={icon} className="text-ink-2" />
        {text}
        <Icon name="external" size={16} label={commonCopy.state.newTab} className="ms-auto text-ink-3" />
      </a>
    )
  }
  return (
    <Link to={to} className={link} onClick={onGo}>
      <Icon name={icon} className="text-ink-2" />
      {text}
    </Link>
  )
}
