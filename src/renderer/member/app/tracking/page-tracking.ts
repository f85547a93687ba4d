import type { createBrowserRouter } from 'react-router-dom'
import { pageAccess, pageTrackingEndpoint } from '../../../../contract/calls/tracking.ts'
import { call } from '../../api/call.ts'
import { readSession } from '../../api/session-store.ts'

/**
 * Reports each page that a logged-in member opens before it is shown, the first one included; never awaited and never in
 * the way (API-08, ROLE-27, D-89). The first is reported at once; returns what follows the router from there.
 *
 * That is to be called when RouterProvider stands: the router keeps what happened before for the first one who subscribes, and with
 * anybody there before it, the provider never hears that the first page's code has come.
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
    // While a page is on its way the router is still at the one before it.
    const follow = ({ location, navigation }: typeof router.state) => report((navigation.location ?? location).pathname)
    follow(router.state)
    router.subscribe(follow)
  }
}
