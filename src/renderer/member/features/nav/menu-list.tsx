import { Link, useLocation } from 'react-router-dom'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import type { MenuEntry } from './menu-entries.ts'

interface MenuListProps {
  entries: readonly MenuEntry[]
  /** Runs when the member goes somewhere: the menu closes. */
  onGo: () => void
  /** Opens the FAQ helper instead of its page. */
  onFaq: (() => void) | undefined
}

/** The entries, each with its drawing; what cannot be used yet says why and cannot be pressed (NAV-12, NAV-25). */
export function MenuList({ entries, onGo, onFaq }: MenuListProps) {
  const { pathname } = useLocation()
  return (
    <ul className="grid">
      {entries.map(({ text, icon, to, external, disabled }) => (
        <li key={text}>
          {disabled ? (
            <MenuRow icon={icon} mark="none" disabled>
              <span className="grid leading-snug">
                {text}
                <span className="text-xs">{disabled}</span>
              </span>
            </MenuRow>
          ) : to === '/qa' && onFaq ? (
            <MenuRow
              icon={icon}
              mark="none"
              onClick={() => {
                onGo()
                onFaq()
              }}
            >
              {text}
            </MenuRow>
          ) : external ? (
            <MenuRow
              icon={icon}
              mark="external"
              // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the row brings it
              render={<a href={to} target="_blank" rel="noreferrer" />}
              onClick={onGo}
            >
              {text}
            </MenuRow>
          ) : (
            <MenuRow
              icon={icon}
              mark="none"
              render={<Link to={to} aria-current={to === pathname ? 'page' : undefined} />}
              onClick={onGo}
            >
              {text}
            </MenuRow>
          )}
        </li>
      ))}
    </ul>
  )
}
