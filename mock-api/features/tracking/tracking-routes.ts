import { pageTrackingEndpoint, visitTrackingEndpoint } from '../../../src/contract/calls/tracking.ts'
import { defineRoute, defineOpenRoute, type Route } from '../../http/define-route.ts'

/**
 * Visits and pages (API-07, API-08). Nobody asks for them again, so nothing is stored: the exchange log of the workbench
 * shows them, and the coverage page reads the visited screens from there.
 */
export const trackingRoutes: readonly Route[] = [
  defineOpenRoute(visitTrackingEndpoint, ({ input }) => ({ state: input.from })),
  defineRoute(pageTrackingEndpoint, () => ({ success: true as const })),
]
