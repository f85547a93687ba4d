import { navCopy } from '../../../lib/copy/nav.ts'
import { footerTabs } from './footer-tabs.ts'
import { menuEntries, type MenuEntry } from './menu-entries.ts'

/** Lower entries of the rail (D-81): the menu without the targets of the tabs. Visitors follow the notices. */
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
