import { navCopy } from '../../../lib/copy/nav.ts'
import type { IconName } from '../../../ui/base/icon.tsx'
import type { Account } from '../../api/account.ts'
import { settingsCopy } from './copy.ts'

const copy = settingsCopy.links

interface SettingLink {
  readonly text: string
  readonly icon: IconName
  readonly to: string
  readonly aside?: string
}

/** Pages that belong to the member and stand nowhere else in the menu, then those of the service (D-80). */
export function settingLinks(sex: Account['sex']): readonly SettingLink[] {
  const woman = sex === 2
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

/** What the row of plan and payment says at its end. */
export function planState({ sex, payment_conf }: Pick<Account, 'sex' | 'payment_conf'>): string {
  const { premium, free, active, none } = settingsCopy.account
  if (sex === 2) return payment_conf === 1 ? premium : free
  return payment_conf === 1 ? active : none
}
