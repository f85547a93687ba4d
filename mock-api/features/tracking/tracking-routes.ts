import { pageTrackingEndpoint, visitTrackingEndpoint } from '../../../src/contract/calls/tracking.ts'
import { defineRoute, defineOpenRoute, type Route } from '../../http/define-route.ts'

/**
 * Routes of tracked visits and pages (API-07, API-08). Nothing is stored, because no call reads them. The workbench
 * shows them in the exchange log, and the coverage page reads the visited screens there.
 */
export const trackingRoutes: readonly Route[] = [
  defineOpenRoute(visitTrackingEndpoint, ({ input }) => ({ state: input.from })),
  defineRoute(pageTrackingEndpoint, () => ({ success: true as const })),
]
