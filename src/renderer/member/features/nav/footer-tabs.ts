import { navCopy } from '../../../lib/copy/nav.ts'
import type { IconName } from '../../../ui/base/icon.tsx'
import { pairingsPath } from '../../shared/pairings-path.ts'

const copy = navCopy.footer

export interface FooterTab {
  readonly key: 'home' | 'messages' | 'timeline' | 'profile'
  readonly label: string
  readonly icon: IconName
  readonly to: string
  /** Paths that light the tab besides its own. */
  readonly also: readonly string[]
}

/** The four places of the footer bar by the stored sex, '1' or '2' (NAV-42). */
export function footerTabs(sex: string | undefined): readonly FooterTab[] {
  const man = sex === '1'
  const recommends = pairingsPath(man ? 1 : 2)
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
