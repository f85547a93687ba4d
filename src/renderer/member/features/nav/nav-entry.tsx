import { Link, useLocation } from 'react-router-dom'
import { Sex, AgeConf } from '../../../../contract/enums/member.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import type { IconName } from '../../../ui/base/icon.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { RailItem } from '../../../ui/navigation/rail-item.tsx'
import { isPaid } from '../../api/paid.ts'
import { type Account, useOptionalAccount } from '../../api/queries.ts'
import { ThemeSwitch } from '../../shared/parts/app-controls.tsx'

const copy = navCopy.menu

export interface MenuEntry {
  readonly text: string
  readonly icon: IconName
  readonly to: string
  readonly external?: boolean
  /** Reason why the entry is disabled, shown below it (NAV-12, NAV-25). */
  readonly disabled?: string | undefined
}

type AccountStatus = Pick<Account, 'sex' | 'age_conf' | 'payment_conf' | 'twitter_name'>

/** Returns the hamburger menu of a member (NAV-03 to NAV-29), in the order of the specification. */
export function menuEntries(account: AccountStatus): readonly MenuEntry[] {
  return account.sex === Sex.man ? menMenu(account) : womenMenu(account)
}

function menMenu(account: AccountStatus): readonly MenuEntry[] {
  const { twitter_name } = account
  const disabled = isPaid(account) ? undefined : navCopy.disabled.man
  return [
    { text: copy.home, icon: 'home', to: '/home' },
    { text: copy.notices, icon: 'bell', to: '/notice/index' },
    { text: copy.profile, icon: 'person', to: twitter_name ? '/form' : '/partialform' },
    { text: copy.paymentInformation, icon: 'card', to: '/payment_information' },
    { text: copy.reviews, icon: 'star', to: '/review', disabled },
    { text: copy.board, icon: 'list', to: '/topics', disabled },
    { text: copy.faq, icon: 'help', to: '/qa' },
    { text: copy.settings, icon: 'filter', to: '/settings' },
    { text: navCopy.external.x, icon: 'link', to: '/about/social/x', external: true },
    { text: navCopy.external.instagram, icon: 'camera', to: '/about/social/instagram', external: true },
    { text: navCopy.external.blog, icon: 'document', to: '/about/social/blog', external: true },
  ]
}

function womenMenu({ age_conf }: AccountStatus): readonly MenuEntry[] {
  const disabled = age_conf === AgeConf.verified ? undefined : navCopy.disabled.woman
  return [
    { text: copy.home, icon: 'home', to: '/home' },
    { text: copy.notices, icon: 'bell', to: '/notice/index' },
    { text: copy.operator, icon: 'mail', to: '/hona' },
    { text: navCopy.external.community, icon: 'users', to: '/about/community', external: true },
    { text: copy.recommends, icon: 'chat', to: '/recommends', disabled },
    { text: copy.paymentInformation, icon: 'card', to: '/payment_information' },
    { text: copy.profile, icon: 'person', to: '/femaleform' },
    { text: copy.reviews, icon: 'star', to: '/review', disabled },
    { text: copy.board, icon: 'list', to: '/topics', disabled },
    { text: copy.faq, icon: 'help', to: '/qa' },
    { text: copy.settings, icon: 'filter', to: '/settings' },
  ]
}

/** Menu of a visitor (ROUTE-77). The link to /signup keeps the query with its tracking parameters (TRACK-10). */
export function openMenuEntries(search: string): readonly MenuEntry[] {
  return [
    { text: copy.login, icon: 'person', to: '/login' },
    { text: copy.signUp, icon: 'edit', to: `/signup${search}` },
  ]
}

/** Returns the four legal pages; visitors get common terms and a common legal notice (NAV-30 to NAV-35). */
export function legalLinks(sex: Account['sex'] | undefined): readonly { text: string; to: string }[] {
  const own = sex === undefined ? '' : sex === Sex.man ? '/male' : '/female'
  return [
    { text: navCopy.legal.terms, to: `/about/terms${own}` },
    { text: navCopy.legal.privacy, to: '/about/privacy' },
    { text: navCopy.legal.operator, to: '/about/operator' },
    { text: navCopy.legal.law, to: `/about/law${own}` },
  ]
}

/** Detail page of each list page; it highlights the list's entry. */
const pageBelow: Readonly<Record<string, string>> = { '/topics': '/topic', '/review': '/reviewform' }

interface NavEntryProps {
  entry: MenuEntry
  /** Renders an item of the rail instead of a menu row. */
  rail?: boolean
  tabIndex?: number
  onGo?: () => void
  onFaq: () => void
}

/** One entry of the menu or the rail. A disabled entry shows its reason (NAV-12, NAV-25). */
export function NavEntry({ entry, rail = false, tabIndex, onGo = () => {}, onFaq }: NavEntryProps) {
  const { pathname } = useLocation()
  const { text, icon, to, external = false, disabled } = entry
  const current = to === pathname || pathname === pageBelow[to]
  const asksFaq = to === '/qa'
  const go = () => {
    onGo()
    if (asksFaq) onFaq()
  }
  const link = external ? (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the row or item adds it
    <a href={to} target="_blank" rel="noreferrer" />
  ) : (
    <Link to={to} aria-current={current ? 'page' : undefined} />
  )
  const target = disabled || asksFaq ? {} : { render: link }
  const press = disabled ? {} : { onClick: go }
  if (rail) {
    return (
      <RailItem
        minor
        tabIndex={tabIndex}
        icon={icon}
        label={text}
        note={disabled}
        disabled={disabled !== undefined}
        external={external}
        current={current}
        {...target}
        {...press}
      />
    )
  }
  return (
    <MenuRow icon={icon} mark={external ? 'external' : 'none'} disabled={disabled !== undefined} {...target} {...press}>
      {disabled ? (
        <span className="grid leading-snug">
          {text}
          <span className="text-xs">{disabled}</span>
        </span>
      ) : (
        text
      )}
    </MenuRow>
  )
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
              <Link
                to={to}
                aria-current={current ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full px-4 text-s font-semibold text-current underline-offset-4 hover:bg-wash aria-[current=page]:underline"
              >
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
