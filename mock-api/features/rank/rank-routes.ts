import {
  rankRequestEndpoint,
  movieDoneEndpoint,
  updatePropensityEndpoint,
  updateTwitteridEndpoint,
} from '../../../src/contract/calls/rank.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { requestRank, finishMovies, registerSocialAccount, writeIntroduction } from './rank.ts'

export const rankRequestRoutes: readonly Route[] = [
  defineRoute(rankRequestEndpoint, ({ world, me, ctx }) => {
    requestRank(world, me, ctx)
    return { success: true as const, state: 1 as const }
  }),
]

/** Routes of the men's onboarding ladder (API-14 to API-16). */
export const ladderRoutes: readonly Route[] = [
  defineRoute(movieDoneEndpoint, ({ world, me, ctx }) => {
    finishMovies(world, me, ctx)
    return { success: true as const, rank: 'F' as const }
  }),

  defineRoute(updatePropensityEndpoint, ({ world, input, me, ctx }) => {
    writeIntroduction(world, me, input.user.maleraw_attributes.propensity, ctx)
    return { success: true as const, rank: 'E' as const }
  }),

  defineRoute(updateTwitteridEndpoint, ({ world, input, me, ctx }) => {
    const { twitterid, maleraw_attributes } = input.user
    const account = { twitterId: twitterid, name: maleraw_attributes.twitter_name }
    registerSocialAccount(world, me, account, ctx)
    return { success: true as const, rank: 'E' as const }
  }),
]
