import { navCopy } from '../../../lib/copy/nav.ts'
import { useOptionalAccount } from '../../api/account.ts'
import { hasLogin } from '../../api/session-store.ts'
import { useSession } from '../../api/use-session.ts'
import { ThemeSwitch } from '../../shared/parts/theme-switch.tsx'
import { LegalLinks } from './nav-entry.tsx'

/** Footer of a page in a wide window: legal pages, and for visitors, who have no settings, the theme (D-81). */
export function PageFoot() {
  const account = useOptionalAccount()
  const guest = !hasLogin(useSession())
  return (
    <footer className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-8 pt-2 pb-7 peer-has-[.animate-late:is(output,[role=status])]:invisible peer-has-[form[aria-busy=true]]:invisible @6xl:px-11">
      <nav aria-label={navCopy.foot.legal}>
        <LegalLinks sex={account?.sex} />
      </nav>
      {guest && <ThemeSwitch />}
    </footer>
  )
}
