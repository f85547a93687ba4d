import type { ComponentType } from 'react'
import { matchRoutes, useMatches, type NonIndexRouteObject } from 'react-router-dom'
import { notFoundTitle, pageTitles } from '../../../lib/copy/titles.ts'
import { loadWhenOnline } from '../../shared/loading/load-when-online.ts'
import { NotFoundPage } from '../failure/not-found-page.tsx'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { pages } from './pages.ts'
import { routeTable, type RouteEntry } from './route-table.ts'

/** What a route says about its page: the row of the route table, the title and the way to its code. */
export interface PageHandle extends RouteEntry {
  /** The page's own title, without the product name. */
  readonly title: string
  /** Fetches the page's code ahead of its first showing. */
  readonly preload: () => void
}

interface PageRoute extends NonIndexRouteObject {
  readonly handle: PageHandle
}

const notFound: PageRoute = {
  path: '*',
  handle: {
    name: 'NotFound',
    path: '*',
    chrome: 'both',
    access: 'open',
    heading: 'brand',
    wide: 'column',
    title: notFoundTitle,
    preload: () => {},
  },
  Component: NotFoundPage,
}

/** The routes of all pages, each page a chunk of its own. */
export const pageRoutes: readonly PageRoute[] = [
  ...routeTable.map((entry) => pageRoute(entry, entry.path, pages[entry.name])),
  notFound,
]

function pageRoute(entry: RouteEntry, path: string, load: () => Promise<ComponentType>): PageRoute {
  let loading: Promise<ComponentType> | undefined
  const once = () => (loading ??= loadWhenOnline(load))
  return {
    path,
    handle: {
      ...entry,
      title: path in pageTitles ? pageTitles[path as keyof typeof pageTitles] : '',
      // A failed fetch is forgotten, so that showing the page tries again.
      preload: () => void once().catch(() => (loading = undefined)),
    },
    lazy: async () => ({ Component: await once() }),
    HydrateFallback: () => <PageSkeleton name={entry.name} />,
  }
}

/** The page of an address. */
export function pageAt(pathname: string): PageHandle {
  const match = matchRoutes([...pageRoutes], pathname)?.at(-1)
  return handleOf(match?.route.handle, pathname)
}

/** The page that is shown. */
export function useCurrentPage(): PageHandle {
  const match = useMatches().at(-1)
  return handleOf(match?.handle, match?.pathname ?? '')
}

/** Only a numeric notice id goes without header and footer (ROUTE-59). */
function handleOf(handle: unknown, pathname: string): PageHandle {
  // Every route of a page has one; the router knows it as unknown.
  const page = (handle ?? notFound.handle) as PageHandle
  return page.name === 'Notice' && !/\/\d+$/.test(pathname) ? { ...page, chrome: 'both' } : page
}
