import { navCopy } from '../../../../lib/copy/nav.ts'
import type { Account } from '../../../api/account.ts'
import { footerTabs } from '../footer-tabs.ts'
import { menuEntries, type MenuEntry } from '../menu-entries.ts'

/**
 * The lower entries of the rail (D-81): what the menu holds and the four places above do not lead to, with the visitors
 * after the notices. The settings, which light the tab of the profile, stand at the foot.
 */
export function railEntries(account: Parameters<typeof menuEntries>[0]): readonly MenuEntry[] {
  const above = footerTabs(String(account.sex)).flatMap(({ to, also }) => [to, ...also])
  const rest = menuEntries(account).filter(({ to }) => !above.includes(to))
  const notices = rest.findIndex(({ to }) => to === '/notice/index')
  return rest.toSpliced(notices + 1, 0, {
    text: navCopy.rail.footprints,
    icon: 'footprint',
    to: '/footprints',
  })
}

/** How many announcements wait behind an entry. */
export const waitingAt = ({ to }: MenuEntry, account: Pick<Account, 'anouncement_size'>): number =>
  to === '/notice/index' ? account.anouncement_size : 0
