import { matchPath } from 'react-router-dom'
import { pageTitles, notFoundTitle } from '../../lib/copy/titles.ts'
import { pages } from './pages.ts'
import { routeTable, type RouteEntry, type RouteName } from './route-table.ts'

export interface FoundRoute {
  /** Null where the address is unknown or its page is not written. */
  readonly name: RouteName | null
  readonly entry: RouteEntry
  /** The page's own title, without the product name. */
  readonly title: string
}

const unknown: RouteEntry = { name: 'NotFound', path: '*', chrome: 'both', access: 'open', heading: 'brand' }

/** The route of an address. Only a numeric notice id goes without header and footer (ROUTE-59). */
export function findRoute(pathname: string): FoundRoute {
  const entry = routeTable.find(({ path }) => matchPath(path, pathname))
  if (!entry || !pages[entry.name]) return { name: null, entry: unknown, title: notFoundTitle }
  const title = entry.path in pageTitles ? pageTitles[entry.path as keyof typeof pageTitles] : ''
  if (entry.name === 'Notice' && !/\/\d+$/.test(pathname))
    return { name: entry.name, entry: { ...entry, chrome: 'both' }, title }
  return { name: entry.name, entry, title }
}
