import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { useIsWide } from '../../../lib/window-width.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { useGoBack } from '../../shared/navigation.ts'
import type { PageHandle } from '../routing/page-routes.tsx'
import { MenuButton } from './menu-button.tsx'
import { WithFaq } from './with-faq.tsx'

const GuestLinks = lazyWithFallback(async () => (await import('../../features/nav/guest-links.tsx')).GuestLinks)

/** Header that lies on the picture of the page, with light text in a wide window. */
const onPicture =
  'absolute! inset-x-0 mx-auto max-w-page md:max-w-none bg-transparent! bg-linear-to-b from-photo-dusk to-transparent ' +
  'backdrop-blur-none! md:[&_a]:text-on-photo [&_button]:text-on-photo!'

/**
 * Header with brand, or page title and back button, and the menu. In a wide window a member has brand and menu in the
 * rail. Visitors without a login see the two links of the menu.
 */
export function AppHeader({ page }: { page: PageHandle }) {
  const member = hasLogin(useSession())
  const isWide = useIsWide()
  const { heading, backTo = '/home', title } = page
  const back = heading === 'back' || (heading === 'place' && !(isWide && member))
  const brand = (
    <Link
      to={member ? '/home' : '/'}
      aria-label={`${commonCopy.productName} ${commonCopy.button.toHome}`}
      className="ms-1 rounded-s px-2 py-2"
    >
      <Brand />
    </Link>
  )
  // Undefined, because the header gives a title without a leading part more room.
  const wayBack = back ? <BackButton to={backTo} /> : undefined
  return (
    <PageHeader
      tone="sticky"
      leading={heading === 'brand' ? brand : wayBack}
      title={heading === 'none' || heading === 'brand' ? undefined : title}
      trailing={
        // A prerendered page does not know its width. The links' height is there before their code, so that no page moves.
        <span className={member ? '' : 'md:min-h-11'}>
          {isWide ? (
            <Suspense>{!member && <GuestLinks />}</Suspense>
          ) : (
            <span className="md:hidden">
              <WithFaq>{(askFaq) => <MenuButton onFaq={askFaq} />}</WithFaq>
            </span>
          )}
        </span>
      }
      className={page.wide === 'hero' ? onPicture : ''}
    />
  )
}

function BackButton({ to }: { to: string }) {
  return <IconButton icon="back" label={commonCopy.button.back} onClick={useGoBack(to)} />
}
