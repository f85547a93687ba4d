import { footprintsEndpoint, leaveFootprintEndpoint } from '../../../src/contract/calls/footprint.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { footprintsView } from './footprint-view.ts'
import { leaveFootprint, listFootprints } from './footprints.ts'

/** Routes of profile visits (API-44, API-45). */
export const footprintRoutes: readonly Route[] = [
  defineRoute(footprintsEndpoint, ({ world, input, me, apiOrigin }) =>
    footprintsView(world, listFootprints(world, me, input.page, input.per_page), me, apiOrigin),
  ),

  defineRoute(leaveFootprintEndpoint, ({ world, input, me, ctx }) => {
    leaveFootprint(world, me, input.profile_uuid, ctx.now)
    return { success: true as const }
  }),
]
