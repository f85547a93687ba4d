import type { createBrowserRouter } from 'react-router-dom'
import { pageAccess, pageTrackingEndpoint } from '../../../../contract/calls/tracking.ts'
import { call } from '../../api/call.ts'
import { readSession } from '../../api/session-store.ts'

/**
 * Reports each page that a logged-in member opens before it is shown, the first one included; never awaited and never in
 * the way (API-08, ROLE-27, D-89).
 */
export function trackPages(router: ReturnType<typeof createBrowserRouter>): void {
  let reported = ''
  const report = (pathname: string) => {
    if (pathname === reported) return
    reported = pathname
    if (!readSession()['access-token']) return
    call(pageTrackingEndpoint, { from: pageAccess, path: pathname }, { keepalive: true }).catch(() => {})
  }
  report(router.state.location.pathname)
  // While a page is on its way the router is still at the one before it.
  router.subscribe(({ location, navigation }) => report((navigation.location ?? location).pathname))
}
