import { Suspense, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { navCopy } from '../../../lib/copy/nav.ts'
import { useIsWide } from '../../../lib/window-width.ts'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { useWithdrawn } from '../../api/withdrawal.ts'
import { FooterBar } from '../../features/nav/footer-bar.tsx'
import { useDocumentTitle } from '../../shared/document-title.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { useEagerLinks } from '../routing/eager-links.ts'
import { pageAt, useCurrentPage } from '../routing/page-routes.tsx'
import { useScrollMemory } from '../routing/scroll-memory.ts'
import { AppHeader } from './app-header.tsx'
import { Flashes } from './flashes.tsx'
import { frameStyle } from './frame-style.ts'
import { useBlurWhenAway, useFieldInView, useFocusOnNewPage, useFreshAccount } from './page-effects.ts'
import { PageFoot } from './page-foot.tsx'
import { PageProgress } from './page-progress.tsx'
import { Panes, useListBeside } from './panes.tsx'
import { Rail } from './rail.tsx'
import { TopBars } from './top-bars.tsx'

const AccountAlerts = lazyWithFallback(async () => (await import('../alert/account-alerts.tsx')).AccountAlerts)

/** Column of a page: as wide as a phone, in a wide window as the rail and the panes leave. */
const column =
  'mx-auto flex min-h-dvh w-full max-w-page flex-col bg-paper sm:shadow-2 ' +
  'md:@container md:max-w-none md:min-w-0 md:flex-1 md:shadow-none'

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
  // A login that a failure left untouched waits on /login (D-113), which is a page of guests.
  const loggedIn = hasLogin(useSession()) && page.name !== 'Login'
  const rail = isWide && loggedIn && !withdrawn
  const beside = useListBeside(page, rail)
  // Its brand stands in the rail, its title in the page or in the list beside it.
  const headless =
    rail && (page.heading === 'none' || page.heading === 'brand' || (beside.open && page.wide === 'list'))
  // D-70: nobody is led to places that only a login opens.
  const foot = page.chrome === 'both' && (rail || !loggedIn) ? 'header' : page.chrome

  const frame = (
    <div className={`${column} ${frameStyle[page.wide]} ${headless ? 'md:pt-7' : ''}`}>
      <TopBars awaited={awaited} />
      {chrome !== 'none' && !headless && <AppHeader page={page} />}
      <main id="main" ref={main} tabIndex={-1} className="peer flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {foot === 'both' && <FooterBar />}
      {page.wide !== 'talk' && !beside.open && <PageFoot guest={!loggedIn} />}
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
      <Flashes />
      <Suspense>{loggedIn && <AccountAlerts foot={foot} />}</Suspense>
    </div>
  )
}
