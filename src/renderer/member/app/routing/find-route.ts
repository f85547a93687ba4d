import { matchPath } from 'react-router-dom'
import { pageTitles, notFoundTitle } from '../../../lib/copy/titles.ts'
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

/**
 * The route of an address. Only a numeric notice id goes without header and footer (ROUTE-59). An address whose page is not
 * written is not found, but guarded like the page itself.
 */
export function findRoute(pathname: string): FoundRoute {
  const entry: RouteEntry | undefined = routeTable.find(({ path }) => matchPath(path, pathname))
  if (!entry) return { name: null, entry: unknown, title: notFoundTitle }
  const name = entry.name as RouteName
  if (!pages[name])
    return { name: null, entry: { ...entry, chrome: 'both', heading: 'brand' }, title: notFoundTitle }
  const title = entry.path in pageTitles ? pageTitles[entry.path as keyof typeof pageTitles] : ''
  const chrome = name === 'Notice' && !/\/\d+$/.test(pathname) ? 'both' : entry.chrome
  return { name, entry: { ...entry, chrome }, title }
}
