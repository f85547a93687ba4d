import { Sex } from '../../../../contract/enums/member.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import type { IconName } from '../../../ui/base/icon.tsx'
import type { Account } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { settingsCopy } from './copy.ts'

const copy = settingsCopy.links

interface SettingLink {
  readonly text: string
  readonly icon: IconName
  readonly to: string
  readonly aside?: string
}

/** Returns the links to the member's pages that no other menu has, then those of the service (D-80). */
export function settingLinks(sex: Account['sex']): readonly SettingLink[] {
  const woman = sex === Sex.woman
  const own: SettingLink = woman
    ? { text: copy.reviews, icon: 'star', to: '/myreviewindex' }
    : { text: copy.conditions, icon: 'filter', to: '/conditionsform' }
  return [
    { text: copy.preview, icon: 'eye', to: '/preview' },
    own,
    { text: copy.notices, icon: 'bell', to: '/notice/index' },
    { text: copy.operator, icon: 'mail', to: '/hona', aside: copy.operatorHours },
    { text: navCopy.legal.terms, icon: 'document', to: `/about/terms/${woman ? 'female' : 'male'}` },
    { text: navCopy.legal.privacy, icon: 'shield', to: '/about/privacy' },
  ]
}

/** State of the plan beside its link. */
export function planText(account: Pick<Account, 'sex' | 'payment_conf'>): string {
  const { premium, free, active, none } = settingsCopy.account
  if (account.sex === Sex.woman) return isPaid(account) ? premium : free
  return isPaid(account) ? active : none
}
