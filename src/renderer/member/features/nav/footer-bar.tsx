import { Link, useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { TabBar } from '../../../ui/navigation/tab-bar.tsx'
import { useSession } from '../../api/use-session.ts'
import { footerTabs } from './footer-tabs.ts'

/** The bar at the foot (NAV-36 to NAV-42): never disabled, the pages lock; without a login the entries lead to /login (ROUTE-77). */
export function FooterBar() {
  const { pathname } = useLocation()
  const session = useSession()
  const unread = Number(session.unread_messages_size ?? 0) > 0
  return (
    <TabBar
      label={navCopy.footer.label}
      className="sticky bottom-0 z-20"
      items={footerTabs(session.sex).map(({ key, icon, label, to, also }) => ({
        key,
        icon,
        label,
        current: to === pathname || also.includes(pathname),
        dot: key === 'messages' && unread ? navCopy.footer.unread : undefined,
        render: <Link to={session.uid ? to : '/login'} />,
      }))}
    />
  )
}
