import * as calls from '../../../src/contract/calls/rank.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { requestRank, finishMovies, registerSocialAccount, writeIntroduction } from './rank.ts'

/** Routes of the rank request and of the men's onboarding ladder (API-14 to API-16, API-39). */
export const rankRoutes: readonly Route[] = [
  defineRoute(calls.rankRequestEndpoint, ({ world, me, ctx }) => {
    requestRank(world, me, ctx)
    return { success: true as const, state: 1 as const }
  }),

  defineRoute(calls.movieDoneEndpoint, ({ world, me, ctx }) => {
    finishMovies(world, me, ctx)
    return { success: true as const, rank: 'F' as const }
  }),

  defineRoute(calls.updatePropensityEndpoint, ({ world, input, me, ctx }) => {
    writeIntroduction(world, me, input.user.maleraw_attributes.propensity, ctx)
    return { success: true as const, rank: 'E' as const }
  }),

  defineRoute(calls.updateTwitteridEndpoint, ({ world, input, me, ctx }) => {
    const { twitterid, maleraw_attributes } = input.user
    const account = { twitterId: twitterid, name: maleraw_attributes.twitter_name }
    registerSocialAccount(world, me, account, ctx)
    return { success: true as const, rank: 'E' as const }
  }),
]
