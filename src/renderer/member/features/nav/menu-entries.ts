import { AgeConf, Sex } from '../../../../contract/enums/member.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import type { IconName } from '../../../ui/base/icon.tsx'
import type { Account } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'

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
