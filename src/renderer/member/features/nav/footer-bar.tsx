import { Link, useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { TabBar } from '../../../ui/navigation/tab-bar.tsx'
import { useSession } from '../../api/use-session.ts'
import { useUnreadCount } from '../../shared/use-unread-count.ts'
import { footerTabs } from './footer-tabs.ts'

/** The bar at the foot (NAV-36 to NAV-42), for whoever is logged in (D-70): never disabled, the pages lock. */
export function FooterBar() {
  const { pathname } = useLocation()
  const session = useSession()
  const unread = useUnreadCount()
  return (
    <TabBar
      label={navCopy.footer.label}
      className="sticky bottom-0 z-20"
      items={footerTabs(session.sex).map(({ key, icon, label, to, also }) => ({
        key,
        icon,
        label,
        current: to === pathname || also.includes(pathname),
        count: key === 'messages' ? { value: unread, label: navCopy.footer.unread(unread) } : undefined,
        render: <Link to={to} />,
      }))}
    />
  )
}
