import { matchRoutes, useMatches, type NonIndexRouteObject } from 'react-router-dom'
import { notFoundTitle, pageTitles } from '../../../lib/copy/titles.ts'
import { loadWhenOnline } from '../../shared/loading/load-when-online.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { pages } from './pages.ts'
import { routeTable, type RouteEntry } from './route-table.ts'

/** Route data of a page: its row of the route table, title and preloader of its code. */
export interface PageHandle extends RouteEntry {
  /** Title without the product name. */
  readonly title: string
  readonly preload: () => void
}

interface PageRoute extends NonIndexRouteObject {
  readonly handle: PageHandle
}

type LoadPage = () => Promise<React.ComponentType>

/** Loads a page once. A failed request is dropped, so that opening the page retries. */
function onceLoaded(load: LoadPage): LoadPage {
  let loading: ReturnType<LoadPage> | undefined
  const forget = (error: unknown) => {
    loading = undefined
    throw error
  }
  return () => (loading ??= loadWhenOnline(load).catch(forget))
}

/** Route of a page; each page is a chunk of its own. */
function pageRoute(entry: RouteEntry, title: string, load: LoadPage): PageRoute {
  const once = onceLoaded(load)
  return {
    path: entry.path,
    handle: { ...entry, title, preload: () => void once().catch(() => {}) },
    lazy: async () => ({ Component: await once() }),
    HydrateFallback: () => <PageSkeleton name={entry.name} />,
  }
}

const titles: Readonly<Record<string, string>> = pageTitles

const notFound = pageRoute(
  { name: 'NotFound', path: '*', chrome: 'both', access: 'open', heading: 'brand', wide: 'column' },
  notFoundTitle,
  async () => (await import('../failure/not-found-page.tsx')).NotFoundPage,
)

/** Routes of all pages. */
export const pageRoutes: readonly PageRoute[] = [
  ...routeTable.map((entry) => pageRoute(entry, titles[entry.path] ?? '', pages[entry.name])),
  notFound,
]

export function pageAt(pathname: string): PageHandle {
  const match = matchRoutes([...pageRoutes], pathname)?.at(-1)
  return handleOf(match?.route.handle, pathname)
}

export function useCurrentPage(): PageHandle {
  const match = useMatches().at(-1)
  return handleOf(match?.handle, match?.pathname ?? '')
}

/** Only a numeric notice id has neither header nor footer (ROUTE-59). */
function handleOf(handle: unknown, pathname: string): PageHandle {
  // Every page route has one, but the router types it as unknown.
  const page = (handle ?? notFound.handle) as PageHandle
  return page.name === 'Notice' && !/\/\d+$/.test(pathname) ? { ...page, chrome: 'both' } : page
}
