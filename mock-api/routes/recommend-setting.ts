import {
  recommendSettingEndpoint,
  updateRecommendSettingEndpoint,
} from '../../src/contract/recommend-setting.ts'
import { changeRecommendSetting, recommendSettingOf } from '../domain/recommendation/setting.ts'
import { serve, type Route } from '../http/serve.ts'
import { recommendSettingView, settingChange } from '../views/recommend-setting-view.ts'

/** The men's conditions (API-37, API-38). */
export const recommendSettingRoutes: readonly Route[] = [
  serve(recommendSettingEndpoint, ({ world, me }) => recommendSettingView(recommendSettingOf(world, me))),

  serve(updateRecommendSettingEndpoint, ({ world, input, me }) =>
    recommendSettingView(changeRecommendSetting(world, me, settingChange(input.recommend_setting))),
  ),
]
