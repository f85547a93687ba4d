import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import { useIsWide } from '../../../lib/window-width.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Brand, Logo } from '../../../ui/brand/brand.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { lazyWithFallback, lazyLayer } from '../../shared/loading/loading.ts'
import { useGoBack } from '../../shared/navigation.ts'
import type { PageHandle } from '../routing/page-routes.tsx'

const loadMenu = () => import('../../features/nav/main-menu.tsx')
const MainMenu = lazyLayer(async () => (await loadMenu()).MainMenu)

/** Opens the hamburger menu (NAV-01). Preloads its code when the pointer enters. */
function MenuButton({ onFaq }: { onFaq: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="menu"
        label={navCopy.menu.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu().catch(() => {})}
        onClick={() => setOpen(true)}
      />
      <MainMenu open={open} onClose={() => setOpen(false)} onFaq={onFaq} />
    </>
  )
}

const FaqDialog = lazyLayer(async () => (await import('../../features/faq/faq-helper.tsx')).FaqDialog)
const SideRail = lazyWithFallback(async () => (await import('../../features/nav/side-rail.tsx')).SideRail)

/** FAQ helper behind an entry of the menu or rail, which receives a function that opens it (NAV-29). */
function FaqHelper({ children }: { children: (onFaq: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {children(() => setOpen(true))}
      <FaqDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Menu of the header with its FAQ helper (NAV-29). */
function AppMenu() {
  return <FaqHelper>{(askFaq) => <MenuButton onFaq={askFaq} />}</FaqHelper>
}

/** Brand and placeholders, shown until the rail's code is loaded. */
function RailSkeleton() {
  return (
    <div aria-hidden className="flex h-full flex-col px-0.5 pt-5 full:px-3.5">
      <span className="mx-auto mb-4 p-2 full:mx-0 full:px-2.5">
        <Logo size={26} />
      </span>
      {['home', 'messages', 'timeline', 'profile'].map((key) => (
        <span key={key} className="mx-auto mb-0.5 flex h-11.5 items-center full:mx-0 full:h-11 full:px-3">
          <Skeleton shape="round" className="size-6" />
          <Skeleton className="ms-3 w-20 max-full:hidden" />
        </span>
      ))}
    </div>
  )
}

/** Reserves the rail's space until its code is loaded, so that no page moves. */
export function Rail() {
  return (
    <div className="sticky top-0 z-20 h-dvh w-18 shrink-0 border-e border-line bg-surface full:w-58">
      <Suspense fallback={<RailSkeleton />}>
        <FaqHelper>{(askFaq) => <SideRail onFaq={askFaq} />}</FaqHelper>
      </Suspense>
    </div>
  )
}

const GuestLinks = lazyWithFallback(async () => (await import('../../features/nav/guest-links.tsx')).GuestLinks)

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
      sticky
      leading={heading === 'brand' ? brand : wayBack}
      title={heading === 'none' || heading === 'brand' ? undefined : title}
      trailing={
        // A prerendered page does not know its width. The links' height is there before their code, so that no page moves.
        <span className={member ? '' : 'md:min-h-11'}>
          {isWide ? (
            <Suspense>{!member && <GuestLinks />}</Suspense>
          ) : (
            <span className="md:hidden">
              <AppMenu />
            </span>
          )}
        </span>
      }
      {...(page.wide === 'hero'
        ? {
            className:
              'absolute! inset-x-0 mx-auto max-w-page md:max-w-none bg-transparent! bg-linear-to-b from-photo-dusk to-transparent backdrop-blur-none! md:[&_a]:text-on-photo [&_button]:text-on-photo!',
          }
        : {})}
    />
  )
}

function BackButton({ to }: { to: string }) {
  return <IconButton icon="back" label={commonCopy.button.back} onClick={useGoBack(to)} />
}
