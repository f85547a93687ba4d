import { Link } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { hasLogin } from '../../api/session-store.ts'
import { useSession } from '../../api/use-session.ts'
import { useGoBack } from '../../shared/use-go-back.ts'
import type { PageHandle } from '../routing/page-routes.tsx'
import { AppMenu } from './app-menu.tsx'

/** The bar on top: brand, or the page's title with a way back, and the menu. */
export function AppHeader({ page }: { page: PageHandle }) {
  const home = hasLogin(useSession()) ? '/home' : '/'
  const brand = (
    <Link
      to={home}
      aria-label={`${commonCopy.productName} ${commonCopy.button.toHome}`}
      className="ms-1 rounded-s px-2 py-2"
    >
      <Brand />
    </Link>
  )
  const { heading, backTo = '/home', title } = page
  return (
    <PageHeader
      sticky
      leading={heading === 'brand' ? brand : heading === 'back' ? <BackButton to={backTo} /> : undefined}
      title={heading === 'title' || heading === 'back' ? title : undefined}
      trailing={<AppMenu />}
    />
  )
}

function BackButton({ to }: { to: string }) {
  return <IconButton icon="back" label={commonCopy.button.back} onClick={useGoBack(to)} />
}
