import {
  recommendationSettingEndpoint,
  updateRecommendationSettingEndpoint,
} from '../../../src/contract/calls/recommendation.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { recommendationSettingView, settingChange } from './recommendation-setting-view.ts'
import { changeRecommendationSetting, recommendationSettingOf } from './recommendation-setting.ts'

/** The men's conditions (API-37, API-38). */
export const recommendationSettingRoutes: readonly Route[] = [
  defineRoute(recommendationSettingEndpoint, ({ world, me }) =>
    recommendationSettingView(recommendationSettingOf(world, me)),
  ),

  defineRoute(updateRecommendationSettingEndpoint, ({ world, input, me }) =>
    recommendationSettingView(changeRecommendationSetting(world, me, settingChange(input.recommend_setting))),
  ),
]
