import { useDeferredValue } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { useOptionalAccount } from '../../api/account.ts'
import { hasLogin } from '../../api/session-store.ts'
import { useSession } from '../../api/use-session.ts'
import { LogoutButton } from '../../shared/parts/logout-button.tsx'
import { ThemeSwitch } from '../../shared/parts/theme-switch.tsx'
import { LegalLinks } from './legal-links.tsx'
import { type MenuEntry, menuEntries, openMenuEntries } from './menu-entries.ts'

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

interface MainMenuProps {
  open: boolean
  onClose: () => void
  onFaq: (() => void) | undefined
}

/** The hamburger menu by sex (NAV-01, NAV-02); without a login it offers log in and sign up (ROUTE-77). */
export function MainMenu({ open, onClose, onFaq }: MainMenuProps) {
  return (
    <Sheet open={open} onClose={onClose} title={navCopy.menu.title}>
      <MenuContent onClose={onClose} onFaq={onFaq} />
    </Sheet>
  )
}

/** Comes right after the sheet that slides in: two short tasks, where a slow phone would stand still for one long one. */
function MenuContent({ onClose, onFaq }: Omit<MainMenuProps, 'open'>) {
  const account = useOptionalAccount()
  const { search } = useLocation()
  const loggedIn = hasLogin(useSession())
  const sheetStands = useDeferredValue(true, false)
  if (!sheetStands) return null
  return (
    <>
      <nav aria-label={navCopy.menu.title}>
        <MenuList entries={account ? menuEntries(account) : openMenuEntries(search)} onGo={onClose} onFaq={onFaq} />
      </nav>
      <div className="grid gap-5 px-3 pt-6">
        <ThemeSwitch />
        {loggedIn && <LogoutButton onDone={onClose} />}
        <LegalLinks sex={account?.sex} onGo={onClose} />
      </div>
    </>
  )
}
