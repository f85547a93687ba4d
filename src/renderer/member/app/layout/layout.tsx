import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, NavigationType, Outlet, useNavigate, useNavigation, useNavigationType } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import { useHasPanes, useIsFull, useIsWide } from '../../../lib/window-width.ts'
import { FlashOutlet } from '../../../ui/feedback/flash-outlet.tsx'
import { accountQuery, isVerified, queryClient } from '../../api/queries.ts'
import { hasLogin, readSession, useSession, useWithdrawn } from '../../api/session-store.ts'
import { FooterBar } from '../../features/nav/footer-bar.tsx'
import { useDeviceSettings } from '../../shared/device-settings.ts'
import { useDocumentTitle } from '../../shared/document-title.ts'
import { hideFlash, reportFaults, useFlashes } from '../../shared/flash.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { type PageHandle, pageAt, useCurrentPage, useEagerLinks } from '../routing/page-routes.tsx'
import type { WideLayout } from '../routing/route-table.ts'
import { useScrollMemory } from '../routing/scroll-memory.ts'
import { AppHeader, Rail } from './app-header.tsx'
import { TopBars } from './top-bars.tsx'

const ListPane = lazyWithFallback(async () => (await import('../../features/recommendation/list-pane.tsx')).ListPane)
const PartnerPane = lazyWithFallback(async () => (await import('../../features/partner/profile-page.tsx')).PartnerPane)

/** Whether this page has the list beside it, with the viewer's sex; `account` may still be on its way. */
function useListBeside(page: PageHandle, rail: boolean) {
  const hasPanes = useHasPanes()
  const shown = rail && hasPanes && (page.wide === 'talk' || page.wide === 'list')
  const { data: account } = useQuery({ ...accountQuery, enabled: shown, refetchOnMount: false })
  // Until the account is there the panes are kept free: nothing moves when it comes.
  const open = shown && !(account && !isVerified(account))
  return { open, sex: account?.sex } as const
}

interface PanesProps extends ReturnType<typeof useListBeside> {
  children: React.ReactNode
}

/**
 * Messages from 900 px: the list before the conversation or before an empty place (D-105), from 1,200 px the partner's
 * profile behind it, each with its own scroll (D-81). They are the pages that have an address of their own, narrower; the
 * profile can be folded away.
 */
function Panes({ open, sex, children }: PanesProps) {
  const { pathname } = useLocation()
  const isFull = useIsFull()
  const { partnerPane } = useDeviceSettings()
  return (
    <>
      {open && (
        <aside aria-label={navCopy.beside.list} className={`${pane} w-88 border-e`}>
          <Suspense>{sex && <ListPane sex={sex} />}</Suspense>
        </aside>
      )}
      {children}
      {/* Folds away when the profile page marks that it has no partner to show. */}
      {open && isFull && partnerPane && pathname === '/chat' && (
        <aside aria-label={navCopy.beside.partner} className={`${pane} w-84 border-s has-[>i]:hidden`}>
          <Suspense>{sex && <PartnerPane sex={sex} />}</Suspense>
        </aside>
      )}
    </>
  )
}

const pane = '@container sticky top-0 h-dvh shrink-0 scroll-inner border-line bg-surface'

const AccountAlerts = lazyWithFallback(async () => (await import('../alert/account-alerts.tsx')).AccountAlerts)
const FootLinks = lazyWithFallback(async () => (await import('../../features/nav/legal-links.tsx')).FootLinks)

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
    <div
      className={`mx-auto flex min-h-dvh w-full max-w-page flex-col bg-paper sm:shadow-2 md:@container md:max-w-none md:min-w-0 md:flex-1 md:shadow-none ${frameStyle[page.wide]} ${headless ? 'md:pt-7' : ''}`}
    >
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

/**
 * Foot of a page in a wide window, hidden while the page loads or sends. Has its height before its code is loaded, so that
 * no page moves under a press.
 */
function PageFoot({ guest }: { guest: boolean }) {
  const isWide = useIsWide()
  return (
    <footer
      className={`mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-8 pt-2 pb-7 peer-has-[[data-page-loading]]:invisible peer-has-[form[aria-busy=true]]:invisible max-md:hidden @6xl:px-11 ${guest ? 'min-h-26' : 'min-h-20'}`}
    >
      <Suspense>{isWide && <FootLinks guest={guest} />}</Suspense>
    </footer>
  )
}

/** Moves the focus to the content of a new page, so that keyboard and screen reader start there. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const type = useNavigationType()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (type !== NavigationType.Pop) main.current?.focus({ preventScroll: true })
  }, [main, pathname, type])
}

/** Turning a phone changes the layout: the field being typed into comes back into view (D-104). */
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

/** Progress line at the top while the next page's code loads; hidden for short waits. */
function PageProgress() {
  const loading = useNavigation().state === 'loading'
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-50 block h-0.5">
      {loading && (
        <span className="block h-full animate-late overflow-hidden bg-line">
          <span className="block h-full w-1/2 animate-shimmer bg-lantern" />
          <span className="sr-only">{commonCopy.state.loading}</span>
        </span>
      )}
    </output>
  )
}

/** Frame of a page in a wide window (D-81): background and `max-w-page`. Its parts query its width (`@3xl:`). */
const frameStyle: Readonly<Record<WideLayout, string>> = {
  hero: 'md:[--container-page:84rem]',
  card: 'md:bg-linear-to-b md:from-paper md:to-plum-soft md:[--container-page:84rem]',
  column: 'md:[--container-page:46rem]',
  board: 'md:[--container-page:86rem]',
  pair: 'md:[--container-page:78rem]',
  grid: 'md:[--container-page:100rem]',
  // Width from which a preview fits beside the fields.
  form: 'md:[--container-page:68rem] min-[86.5rem]:[--container-page:84rem]',
  profile: 'md:[--container-page:78rem]',
  talk: '',
  list: 'md:[--container-page:100rem]',
}

/** Refetches a stale account on each page change, so that gates and counts are current. */
function useFreshAccount(pathname: string): void {
  useEffect(() => {
    if (pathname === '' || !readSession()['access-token']) return
    void queryClient.refetchQueries({ queryKey: accountQuery.queryKey, stale: true })
  }, [pathname])
}

/** Blurs the hidden page, so that the phone's task switcher shows no faces. */
function useBlurWhenAway(): void {
  useEffect(() => {
    const follow = () => document.body.classList.toggle('blur-xl', document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      document.body.classList.remove('blur-xl')
    }
  }, [])
}

const neverChanges = () => () => {}
const noBody = () => null

/** Outlet of the app's flashes (C-11). It overlays the page, so nothing moves. */
function Flashes() {
  useEffect(() => reportFaults(queryClient.getMutationCache()), [])
  const navigate = useNavigate()
  const items = useFlashes().map(({ id, text, tone, way }) => ({
    id: String(id),
    text,
    tone: tone === 'error' ? ('alarm' as const) : ('good' as const),
    actions: way && [
      {
        label: way.label,
        onPress: () => {
          hideFlash(id)
          void navigate(way.to, { state: way.state })
        },
      },
    ],
  }))
  const place = useIsWide() ? 'above-foot' : 'phone'
  // Beside the dialogs, so that none of them dims or covers a message (D-112). A prerendered page has none.
  const body = useSyncExternalStore(neverChanges, () => document.body, noBody)
  const outlet = <FlashOutlet place={place} items={items} onClose={(id) => hideFlash(Number(id))} />
  return body && createPortal(outlet, body)
}
