import type { createBrowserRouter } from 'react-router-dom'
import {
  pageAccess,
  pageTrackingEndpoint,
  visitTrackingEndpoint,
  type VisitKind,
} from '../../../contract/calls/tracking.ts'
import { tabStorage } from '../../lib/storage.ts'
import { call } from '../api/call.ts'
import { hasLogin, readSession } from '../api/session-store.ts'

/**
 * Reports each page that a logged-in member opens, before it is shown, without waiting for the response (API-08,
 * ROLE-27, D-89). The first page is reported at once. Returns a function that follows the router.
 *
 * Call that function when RouterProvider is mounted. The router passes earlier events to its first subscriber only, and
 * the provider needs them to learn that the first page's code is loaded.
 */
export function trackPages(first: string): (router: ReturnType<typeof createBrowserRouter>) => void {
  let reported = ''
  const report = (pathname: string) => {
    if (pathname === reported) return
    reported = pathname
    if (!hasLogin(readSession())) return
    call(pageTrackingEndpoint, { from: pageAccess, path: pathname }, { keepalive: true }).catch(() => {})
  }
  report(first)
  return (router) => {
    // While a page loads, the router is still at the previous one.
    const follow = ({ location, navigation }: typeof router.state) => report((navigation.location ?? location).pathname)
    follow(router.state)
    router.subscribe(follow)
  }
}

const visitCheckKey = 'visit_check'

/** Reports the source of the visit once per browser session; a failure is retried at the next page load (API-07). */
export async function trackVisit(): Promise<void> {
  if (tabStorage.getItem(visitCheckKey) !== null) return
  try {
    const { state } = await call(visitTrackingEndpoint, {
      from: visitKind(location.search, document.referrer),
    })
    if (tabStorage.getItem(visitCheckKey) === null) tabStorage.setItem(visitCheckKey, state)
  } catch {
    // Tracking errors never affect the page.
  }
}

const searchEngines = ['google', 'bing', 'yahoo']

/** Source of this visit: utm_source, then a search engine as referrer (TRACK-04 to TRACK-09). */
export function visitKind(search: string, referrer: string): VisitKind {
  if (new URLSearchParams(search).has('utm_source')) return 'ads_visit'
  return searchEngines.some((engine) => referrer.includes(engine)) ? 'search_engine_visit' : 'direct_visit'
}
