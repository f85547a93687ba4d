import {
  recommendationSettingEndpoint,
  updateRecommendationSettingEndpoint,
} from '../../../src/contract/calls/recommendation-setting.ts'
import * as calls from '../../../src/contract/calls/recommendation.ts'
import { FemaleStatus } from '../../../src/contract/enums/member.ts'
import { definePreparedRoute, defineRoute, type Route } from '../../http/define-route.ts'
import { listPairings } from '../pairing/pairing-list.ts'
import { readCandidates } from './best-candidate.ts'
import { recommendMan } from './recommend.ts'
import { recommendationSettingView, settingChange } from './recommendation-setting-view.ts'
import { changeRecommendationSetting, recommendationSettingOf } from './recommendation-setting.ts'
import { pairingListView, recommendationView } from './recommendation-view.ts'
import { activateRecommendations } from './start-recommendations.ts'

/** Routes of the men's conditions, of recommendations and of the lists of pairings (API-26 to API-30, API-37, API-38). */
export const recommendationRoutes: readonly Route[] = [
  defineRoute(recommendationSettingEndpoint, ({ world, me }) =>
    recommendationSettingView(recommendationSettingOf(world, me)),
  ),

  defineRoute(updateRecommendationSettingEndpoint, ({ world, input, me }) =>
    recommendationSettingView(changeRecommendationSetting(world, me, settingChange(input.recommend_setting))),
  ),

  defineRoute(calls.activateRecommendationEndpoint, ({ world, input, me, ctx }) => {
    activateRecommendations(world, me, input.female_status_activate_transaction?.status_old, ctx)
    return { success: true as const, status: FemaleStatus.active }
  }),

  definePreparedRoute(
    calls.autoRecommendationEndpoint,
    (_input, _files, readAhead) => readAhead(readCandidates),
    ({ world, me, ctx }) => recommendationView(recommendMan(world, me, 'auto', ctx)),
  ),

  definePreparedRoute(
    calls.manualRecommendationEndpoint,
    (_input, _files, readAhead) => readAhead(readCandidates),
    ({ world, me, ctx }) => recommendationView(recommendMan(world, me, 'manual', ctx)),
  ),

  defineRoute(calls.pairingsEndpoint, ({ world, input, me, apiOrigin }) =>
    pairingListView(world, listPairings(world, me, input), me, apiOrigin),
  ),

  defineRoute(calls.malePairingsEndpoint, ({ world, input, me, apiOrigin }) =>
    pairingListView(world, listPairings(world, me, input), me, apiOrigin),
  ),
]
