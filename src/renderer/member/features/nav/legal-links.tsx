import { Link } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import { type Account, useOptionalAccount } from '../../api/account.ts'
import { ThemeSwitch } from '../../shared/parts/theme-switch.tsx'

/** Returns the four legal pages; visitors get common terms and a common legal notice (NAV-30 to NAV-35). */
export function legalLinks(sex: Account['sex'] | undefined): readonly { text: string; to: string }[] {
  const pages = sex === Sex.man ? '/male' : '/female'
  const own = sex === undefined ? '' : pages
  return [
    { text: navCopy.legal.terms, to: `/about/terms${own}` },
    { text: navCopy.legal.privacy, to: '/about/privacy' },
    { text: navCopy.legal.operator, to: '/about/operator' },
    { text: navCopy.legal.law, to: `/about/law${own}` },
  ]
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

/** Links at the foot of a page in a wide window: legal pages, and for visitors, who have no settings, the theme (D-81). */
export function FootLinks({ guest }: { guest: boolean }) {
  const account = useOptionalAccount()
  return (
    <>
      <nav aria-label={navCopy.foot.legal}>
        <LegalLinks sex={account?.sex} />
      </nav>
      {guest && <ThemeSwitch />}
    </>
  )
}
