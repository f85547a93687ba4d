import {
  recommendSettingEndpoint,
  updateRecommendSettingEndpoint,
} from '../../../src/contract/calls/recommendation/recommendation-setting.ts'
import { changeRecommendSetting, recommendSettingOf } from './setting.ts'
import { serve, type Route } from '../../http/define-route.ts'
import { recommendSettingView, settingChange } from './recommendation-setting-view.ts'

/** The men's conditions (API-37, API-38). */
export const recommendSettingRoutes: readonly Route[] = [
  serve(recommendSettingEndpoint, ({ world, me }) => recommendSettingView(recommendSettingOf(world, me))),

  serve(updateRecommendSettingEndpoint, ({ world, input, me }) =>
    recommendSettingView(changeRecommendSetting(world, me, settingChange(input.recommend_setting))),
  ),
]
