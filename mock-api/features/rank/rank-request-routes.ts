import { rankRequestEndpoint } from '../../../src/contract/calls/rank.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { requestRank } from './request.ts'

/** The request for the next rank (API-39). */
export const rankRequestRoutes: readonly Route[] = [
  defineRoute(rankRequestEndpoint, ({ world, me, ctx }) => {
    requestRank(world, me, ctx)
    return { success: true as const, state: 1 as const }
  }),
]
