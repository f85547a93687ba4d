import { Suspense, useEffect, useRef, type RefObject } from 'react'
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { useIsWide } from '../../../lib/browser.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import { hasLogin } from '../../api/session-store.ts'
import { useSession } from '../../api/use-session.ts'
import { useWithdrawn } from '../../api/withdrawn.ts'
import { FooterBar } from '../../features/nav/footer-bar.tsx'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'
import { useDocumentTitle } from '../../shared/use-page-title.ts'
import { TopBars } from '../failure/top-bars.tsx'
import { pageAt, useCurrentPage } from '../routing/page-routes.tsx'
import { useScrollMemory } from '../routing/scroll-memory.ts'
import { useEagerLinks } from '../routing/use-eager-links.ts'
import { useBlurWhenAway } from '../use-blur-when-away.ts'
import { AppHeader } from './app-header.tsx'
import { FlashOutlet } from './flash-outlet.tsx'
import { frameStyle } from './frame-style.ts'
import { PageProgress } from './page-progress.tsx'
import { Panes, useListBeside } from './panes.tsx'
import { Rail } from './rail.tsx'
import { useFreshAccount } from './use-fresh-account.ts'

const AccountAlerts = lazyWithFallback(async () => (await import('../alert/account-alerts.tsx')).AccountAlerts)
const PageFoot = lazyWithFallback(async () => (await import('../../features/nav/page-foot.tsx')).PageFoot)

/**
 * Header, page and footer bar by the route table (ROUTE-57 to ROUTE-75). One column of phone width; the window scrolls,
 * so that the browser's bars can hide on phones. A wide window has a rail instead of footer bar and menu (D-81).
 */
export function Layout() {
  const { pathname } = useLocation()
  const page = useCurrentPage()
  const next = useNavigation().location
  const awaited = next ? pageAt(next.pathname).title : ''
  const withdrawn = useWithdrawn()
  const chrome = withdrawn ? 'none' : page.chrome
  const main = useRef<HTMLElement>(null)
  useScrollMemory()
  useEagerLinks()
  useBlurWhenAway()
  useFreshAccount(pathname)
  useFocusOnNewPage(main, pathname)
  useFieldInView()
  useDocumentTitle(page.title)

  const isWide = useIsWide()
  const loggedIn = hasLogin(useSession())
  const rail = isWide && loggedIn && !withdrawn
  const beside = useListBeside(page, rail)
  // Its brand stands in the rail, its title in the page or in the list beside it.
  const headless =
    rail && (page.heading === 'none' || page.heading === 'brand' || (beside.open && page.wide === 'list'))
  // D-70: nobody is led to places that only a login opens.
  const foot = page.chrome === 'both' && (rail || !loggedIn) ? 'header' : page.chrome

  const frame = (
    <div
      className={`mx-auto flex min-h-dvh w-full max-w-page flex-col bg-paper sm:shadow-2 md:@container md:max-w-none md:min-w-0 md:flex-1 md:shadow-none ${frameStyle[page.wide]} ${headless ? 'md:pt-7' : ''}`}
    >
      <TopBars awaited={awaited} />
      {chrome !== 'none' && !headless && <AppHeader page={page} />}
      <main id="main" ref={main} tabIndex={-1} className="peer flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {foot === 'both' && <FooterBar />}
      <Suspense>{isWide && page.wide !== 'talk' && !beside.open && <PageFoot />}</Suspense>
    </div>
  )
  return (
    <div className="min-h-dvh sm:bg-sunken">
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-surface px-4 py-2 text-plum shadow-2 focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        {navCopy.skipToContent}
      </a>
      {/* The page keeps its position in the tree at any width, because turning a tablet must not remount it. */}
      <div className="md:flex">
        {rail && <Rail />}
        <Panes {...beside}>{frame}</Panes>
      </div>
      <PageProgress />
      <FlashOutlet />
      <Suspense>{loggedIn && <AccountAlerts foot={foot} />}</Suspense>
    </div>
  )
}

/** Moves the focus to the content of a new page, so that keyboard and screen reader start there. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>, pathname: string): void {
  const type = useNavigationType()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (type !== NavigationType.Pop) main.current?.focus({ preventScroll: true })
  }, [main, pathname, type])
}

/** Turning a phone lays the page out anew: the field being typed into comes back into view (D-104). */
function useFieldInView(): void {
  useEffect(() => {
    const orientation = matchMedia('(orientation: portrait)')
    const show = () =>
      requestAnimationFrame(() => {
        const field = document.activeElement
        if (!field?.matches('input, textarea, select')) return
        const { top, bottom } = field.getBoundingClientRect()
        if (top < 0 || bottom > window.innerHeight) field.scrollIntoView({ block: 'center' })
      })
    orientation.addEventListener('change', show)
    return () => orientation.removeEventListener('change', show)
  }, [])
}
