import { visitTrackingEndpoint } from '../../../../contract/calls/tracking.ts'
import { call } from '../../api/call.ts'
import { visitKind } from './visit-kind.ts'

const visitCheckKey = 'visit_check'

/** Reports the source of the visit once per browser session; a failure is retried at the next page load (API-07). */
export async function trackVisit(): Promise<void> {
  if (sessionStorage.getItem(visitCheckKey) !== null) return
  try {
    const { state } = await call(visitTrackingEndpoint, {
      from: visitKind(location.search, document.referrer),
    })
    if (sessionStorage.getItem(visitCheckKey) === null) sessionStorage.setItem(visitCheckKey, state)
  } catch {
    // Tracking errors never affect the page.
  }
}
