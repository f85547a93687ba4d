import {
  activateRecommendationEndpoint,
  autoRecommendationEndpoint,
  malePairingsEndpoint,
  manualRecommendationEndpoint,
  pairingsEndpoint,
} from '../../../src/contract/calls/recommendation.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { activateRecommendations } from './activate.ts'
import { listPairings } from './list-page.ts'
import { recommendMan } from './recommend.ts'
import { recommendationView, pairingListView } from './recommendation-view.ts'

/** Recommendations and the lists of pairings (API-26 to API-30). */
export const recommendationRoutes: readonly Route[] = [
  defineRoute(activateRecommendationEndpoint, ({ world, input, me, ctx }) => {
    activateRecommendations(world, me, input.female_status_activate_transaction?.status_old, ctx)
    return { success: true as const, status: 4 as const }
  }),

  defineRoute(autoRecommendationEndpoint, ({ world, me, ctx }) =>
    recommendationView(recommendMan(world, me, 'auto', ctx)),
  ),

  defineRoute(manualRecommendationEndpoint, ({ world, me, ctx }) =>
    recommendationView(recommendMan(world, me, 'manual', ctx)),
  ),

  defineRoute(pairingsEndpoint, ({ world, input, me, apiOrigin }) =>
    pairingListView(world, listPairings(world, me, input), me, apiOrigin),
  ),

  defineRoute(malePairingsEndpoint, ({ world, input, me, apiOrigin }) =>
    pairingListView(world, listPairings(world, me, input), me, apiOrigin),
  ),
]
