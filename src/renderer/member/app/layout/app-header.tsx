import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useIsWide } from '../../../lib/browser.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { useGoBack } from '../../shared/navigation.ts'
import type { PageHandle } from '../routing/page-routes.tsx'
import { AppMenu } from './menu-and-rail.tsx'

const GuestLinks = lazyWithFallback(async () => (await import('../../features/nav/wide-links.tsx')).GuestLinks)

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
  return (
    <PageHeader
      sticky
      leading={heading === 'brand' ? brand : back ? <BackButton to={backTo} /> : undefined}
      title={heading === 'none' || heading === 'brand' ? undefined : title}
      trailing={
        isWide ? (
          <Suspense>{!member && <GuestLinks />}</Suspense>
        ) : (
          // A prerendered page does not know its width.
          <span className="md:hidden">
            <AppMenu />
          </span>
        )
      }
      {...(page.wide === 'hero'
        ? {
            className:
              'absolute! inset-x-0 mx-auto max-w-page lg:max-w-none bg-transparent! bg-linear-to-b from-photo-dusk to-transparent backdrop-blur-none! md:[&_a]:text-on-photo [&_button]:text-on-photo!',
          }
        : {})}
    />
  )
}

function BackButton({ to }: { to: string }) {
  return <IconButton icon="back" label={commonCopy.button.back} onClick={useGoBack(to)} />
}
