import { Link } from 'react-router-dom'
import type { Account } from '../../api/account.ts'
import { legalLinks } from './menu-entries.ts'

interface LegalLinksProps {
  sex: Account['sex'] | undefined
  onGo: () => void
}

/** The four footer links of the menu (NAV-30 to NAV-35). */
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
