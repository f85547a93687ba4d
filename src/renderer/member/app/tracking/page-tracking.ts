import type { createBrowserRouter } from 'react-router-dom'
import { pageAccess, pageTrackingEndpoint } from '../../../../contract/calls/tracking.ts'
import { call } from '../../api/call.ts'
import { readSession } from '../../api/session-store.ts'

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
    if (!readSession()['access-token']) return
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
