import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** Origin of a visit (TRACK-09). */
const visitKinds = ['direct_visit', 'ads_visit', 'search_engine_visit'] as const
const visitKindSchema = z.enum(visitKinds)
export type VisitKind = (typeof visitKinds)[number]

/** The only value of `from` in API-08. */
export const pageAccess = 'page_access'

/** Counts a visit once per browser session, without login, and returns the received kind. */
export const visitTrackingEndpoint = defineEndpoint('API-07', 'POST /api/visit-tracking', {
  summary: 'Track a visit',
  automatic: true,
  access: 'open',
  request: z.object({ from: visitKindSchema }),
  response: z.strictObject({ state: visitKindSchema }),
})

/** Counts a page view of a logged-in member; `path` has no query string. */
export const pageTrackingEndpoint = defineEndpoint('API-08', 'POST /api/access-page-tracking', {
  summary: 'Track a page',
  automatic: true,
  access: 'login',
  request: z.object({ from: z.literal(pageAccess), path: request.text(2000) }),
  response: wire.success,
})
