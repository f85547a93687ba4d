import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { accountQuery } from '../../api/account.ts'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { LogoutButton } from '../../shared/parts/logout-button.tsx'
import { ThemeSwitch } from '../../shared/parts/theme-switch.tsx'
import { LegalLinks } from './legal-links.tsx'
import { menuEntries, openMenuEntries } from './menu-entries.ts'
import { MenuEntryRow } from './nav-entry.tsx'

interface MainMenuProps {
  open: boolean
  onClose: () => void
  onFaq: () => void
}

/** Hamburger menu by sex (NAV-01, NAV-02). For visitors, offers log in and sign up (ROUTE-77). */
export function MainMenu({ open, onClose, onFaq }: MainMenuProps) {
  return (
    <Sheet open={open} onClose={onClose} title={navCopy.menu.title}>
      <MenuContent onClose={onClose} onFaq={onFaq} />
    </Sheet>
  )
}

/** Renders after the sheet, because two short tasks keep a slow phone responsive. */
function MenuContent({ onClose, onFaq }: Omit<MainMenuProps, 'open'>) {
  const { pathname, search } = useLocation()
  const loggedIn = hasLogin(useSession())
  // Public pages do not load the account. A login that waits on /login after a failure (D-113) opens nothing.
  const waits = pathname === '/login'
  const { data: account, error } = useQuery({ ...accountQuery, enabled: loggedIn && !waits, refetchOnMount: false })
  const isGuest = !loggedIn || waits || error?.status === 401
  const own = account ? menuEntries(account) : []
  const sheetStands = useDeferredValue(true, false)
  if (!sheetStands) return null
  return (
    <>
      <nav aria-label={navCopy.menu.title}>
        <ul className="grid">
          {(isGuest ? openMenuEntries(search) : own).map((entry) => (
            <li key={entry.text}>
              <MenuEntryRow entry={entry} onGo={onClose} onFaq={onFaq} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-5 px-3 pt-6">
        <ThemeSwitch />
        {loggedIn && <LogoutButton onDone={onClose} />}
        <LegalLinks sex={account?.sex} onGo={onClose} />
      </div>
    </>
  )
}
