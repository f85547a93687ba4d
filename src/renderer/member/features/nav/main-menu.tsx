import { Dialog } from '@base-ui/react/dialog'
import { navCopy } from '../../../lib/copy/nav.ts'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useOptionalAccount } from '../../api/account.ts'
import { hasLogin } from '../../api/session-store.ts'
import { useSession } from '../../api/use-session.ts'
import { LegalLinks } from './legal-links.tsx'
import { LogoutButton } from './logout-button.tsx'
import { menuEntries, openMenuEntries } from './menu-entries.ts'
import { MenuList } from './menu-list.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface MainMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The hamburger menu, a sheet at the end of the line (NAV-01, NAV-02); without a login it offers log in and sign up (ROUTE-77). */
export function MainMenu({ open, onOpenChange }: MainMenuProps) {
  const account = useOptionalAccount()
  const loggedIn = hasLogin(useSession())
  const close = () => onOpenChange(false)
  useBackCloses(open, close)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="scroll-inner safe-bottom-4 fixed inset-y-0 end-0 z-40 flex w-80 max-w-[86vw] flex-col bg-surface shadow-2 transition-transform duration-calm ease-settle data-ending-style:translate-x-full data-starting-style:translate-x-full">
          <div className="safe-top-0 sticky top-0 z-10 flex min-h-14 items-center justify-between bg-surface ps-5 pe-2">
            <Dialog.Title className="font-display text-l font-semibold">{navCopy.menu.title}</Dialog.Title>
            <Dialog.Close render={<IconButton icon="close" label={navCopy.menu.close} />} />
          </div>
          <nav aria-label={navCopy.menu.title} className="grid gap-3 px-2">
            <MenuList entries={account ? menuEntries(account) : openMenuEntries} onGo={close} />
          </nav>
          <div className="mt-auto grid gap-4 px-5 pt-6">
            <ThemeSwitch />
            {loggedIn && <LogoutButton />}
            <LegalLinks sex={account?.sex} onGo={close} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
