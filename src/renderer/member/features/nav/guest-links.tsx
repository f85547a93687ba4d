import { Link, useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { openMenuEntries } from './menu-entries.ts'

const linkStyle = [
  'inline-flex min-h-11 items-center rounded-full px-4 text-s font-semibold text-current hover:bg-wash',
  'underline-offset-4 aria-[current=page]:underline',
].join(' ')

/** Links to log in and sign up, which replace the menu in the header of a wide window (ROUTE-77, D-81). */
export function GuestLinks() {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={navCopy.menu.title}>
      <ul className="flex gap-1">
        {openMenuEntries(search).map(({ text, to }) => {
          const current = to.split('?', 1)[0] === pathname
          return (
            <li key={to}>
              <Link to={to} aria-current={current ? 'page' : undefined} className={linkStyle}>
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
