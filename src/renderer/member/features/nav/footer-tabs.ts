import { Sex } from '../../../../contract/enums/member.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import type { IconName } from '../../../ui/base/icon.tsx'
import { pairingsPath } from '../../shared/pairing-address.ts'

const copy = navCopy.footer

interface FooterTab {
  readonly key: 'home' | 'messages' | 'timeline' | 'profile'
  readonly label: string
  readonly icon: IconName
  readonly to: string
  /** Other paths that highlight the tab. */
  readonly also: readonly string[]
}

/** Returns the four tabs of the footer bar for the stored sex, a code as text (NAV-42). */
export function footerTabs(sex: string | undefined): readonly FooterTab[] {
  const man = sex === String(Sex.man)
  const recommends = pairingsPath(man ? Sex.man : Sex.woman)
  return [
    { key: 'home', label: copy.home, icon: 'home', to: '/home', also: [] },
    {
      key: 'messages',
      label: copy.messages,
      icon: 'chat',
      to: `${recommends}?status=matching`,
      also: [recommends],
    },
    { key: 'timeline', label: copy.timeline, icon: 'tiles', to: '/timeline', also: [] },
    {
      key: 'profile',
      label: copy.profile,
      icon: 'person',
      to: man ? '/form' : '/femaleform',
      also: ['/partialform', '/preview', '/settings'],
    },
  ]
}
