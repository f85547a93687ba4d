import { Link, useLocation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { TabBar } from '../../../ui/navigation/tab-bar.tsx'
import { useSession, useUnreadCount } from '../../api/session-store.ts'
import { footerTabs } from './footer-tabs.ts'

/** Tab bar for logged-in members, never disabled, because the pages lock themselves (NAV-36 to NAV-42, D-70). */
export function FooterBar() {
  const { pathname } = useLocation()
  const session = useSession()
  const unread = useUnreadCount()
  return (
    <TabBar
      label={navCopy.footer.label}
      className="sticky bottom-0 z-20 short:static"
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
