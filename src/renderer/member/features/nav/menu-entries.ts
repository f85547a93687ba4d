import { navCopy } from '../../../lib/copy/nav.ts'
import type { IconName } from '../../../ui/base/icon.tsx'
import type { Account } from '../../api/queries.ts'

const copy = navCopy.menu

export interface MenuEntry {
  readonly text: string
  readonly icon: IconName
  readonly to: string
  readonly external?: boolean
  /** Reason why the entry is disabled, shown below it (NAV-12, NAV-25). */
  readonly disabled?: string | undefined
}

type Standing = Pick<Account, 'sex' | 'age_conf' | 'payment_conf' | 'twitter_name'>

/** Returns the hamburger menu of a member (NAV-03 to NAV-29), in the order of the specification. */
export function menuEntries(account: Standing): readonly MenuEntry[] {
  return account.sex === 1 ? menMenu(account) : womenMenu(account)
}

function menMenu({ payment_conf, twitter_name }: Standing): readonly MenuEntry[] {
  const disabled = payment_conf === 1 ? undefined : navCopy.disabled.man
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

function womenMenu({ age_conf }: Standing): readonly MenuEntry[] {
  const disabled = age_conf === 2 ? undefined : navCopy.disabled.woman
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
  const own = sex === undefined ? '' : sex === 1 ? '/male' : '/female'
  return [
    { text: navCopy.legal.terms, to: `/about/terms${own}` },
    { text: navCopy.legal.privacy, to: '/about/privacy' },
    { text: navCopy.legal.operator, to: '/about/operator' },
    { text: navCopy.legal.law, to: `/about/law${own}` },
  ]
}
