import type * as calls from '../../../src/contract/calls/recommendation-setting.ts'
import { bodyTypeBoxes, rankBoxes } from '../../../src/contract/enums/recommend-setting.ts'
import type { RequestOf, ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import type { RecommendationSetting } from '../../world/records/recommendation.ts'
import { withoutMissing } from '../../world/without-missing.ts'
import type { SettingChange } from './recommendation-setting.ts'

type RankBox = keyof typeof rankBoxes
const rankNames = Object.entries(rankBoxes) as [RankBox, (typeof rankBoxes)[RankBox]][]

/** Returns a man's conditions as 16 boxes and four values (API-37). */
export function recommendationSettingView(
  setting: RecommendationSetting,
): ResponseOf<typeof calls.recommendationSettingEndpoint> {
  const boxes: Partial<Record<RankBox | (typeof bodyTypeBoxes)[number], boolean>> = {}
  for (const [index, box] of bodyTypeBoxes.entries()) boxes[box] = setting.bodyTypes[index] ?? true
  for (const [box, rank] of rankNames) boxes[box] = setting.ranks[rank] ?? true
  const recommend_setting = {
    ...boxes,
    liked_sm: setting.likedSm,
    appear_point: setting.appealPoint,
    sexual_condition: setting.sexualCondition,
    age_range: setting.ageRange,
  } as calls.RecommendationSetting
  return { success: true, recommend_setting }
}

/** Reads the changes of a request; missing keys stay missing (API-38). */
export function settingChange(
  sent: RequestOf<typeof calls.updateRecommendationSettingEndpoint>['recommend_setting'],
): SettingChange {
  const ranks: Record<string, boolean> = {}
  for (const [box, rank] of rankNames) {
    const on = sent[box]
    if (on !== undefined) ranks[rank] = on
  }
  return {
    bodyTypes: bodyTypeBoxes.map((box) => sent[box]),
    ranks,
    ...withoutMissing({
      likedSm: sent.liked_sm,
      appealPoint: sent.appear_point,
      sexualCondition: sent.sexual_condition,
      ageRange: sent.age_range,
    }),
  }
}
