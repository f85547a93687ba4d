import * as z from 'zod/mini'
import { sexSchema } from '../enums/member.ts'
import { statusNSchema } from '../enums/pairing.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { notFoundBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** Size of a page of footprints without a valid one, and the largest size (API-44). */
const usualPerPage = 10
const mostPerPage = 50

/** A visitor of the caller's profile (ENTITY2-21). */
const footprint = z.strictObject({
  id: wire.id,
  visitor_id: wire.id,
  visitor_uuid: z.string(),
  sex: sexSchema,
  twitter_name: z.string(),
  avatar_profile_1: z.string(),
  is_visitor_liked: z.boolean(),
  can_not_liked: z.boolean(),
  /** Status of the pairing with the visitor, null without one (added; D-130). */
  status_n: z.optional(z.nullable(statusNSchema)),
})

export type Footprint = z.output<typeof footprint>

const perPage = z.pipe(
  z.catch(z._default(request.integer(1), usualPerPage), usualPerPage),
  z.transform((size: number) => Math.min(size, mostPerPage)),
)

/** Visitors, one entry each, latest visit first; `total` counts visitors. */
export const footprintsEndpoint = defineEndpoint('API-44', 'GET /api/user_footprints', {
  summary: 'List the footprints',
  access: 'verified-or-empty',
  request: z.object({ page: request.page, per_page: perPage, email: request.optional(request.text(255)) }),
  identity: [{ at: 'email', kind: 'email' }],
  response: z.strictObject({ data: z.array(footprint), total: wire.count }),
})

/** Leaves a footprint on the shown profile, except on one's own. */
export const leaveFootprintEndpoint = defineEndpoint('API-45', 'POST /api/user_footprints', {
  summary: 'Leave a footprint',
  automatic: true,
  access: 'verified',
  request: z.object({ profile_uuid: request.uuid }),
  response: wire.success,
  refusals: { 404: notFoundBody },
})
