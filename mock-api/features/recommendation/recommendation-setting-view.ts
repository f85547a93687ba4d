import type {
  RecommendationSetting as WireSetting,
  recommendationSettingEndpoint,
  updateRecommendationSettingEndpoint,
} from '../../../src/contract/calls/recommendation.ts'
import { rankBoxes } from '../../../src/contract/enums/member.ts'
import { bodyTypeBoxes } from '../../../src/contract/enums/profile-choices.ts'
import type { RequestOf, ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import type { RecommendationSetting } from '../../world/records/recommendation-setting.ts'
import type { SettingChange } from './recommendation-setting.ts'

type RankBox = keyof typeof rankBoxes
const rankNames = Object.entries(rankBoxes) as [RankBox, (typeof rankBoxes)[RankBox]][]

/** A man's conditions as 16 boxes and four values (API-37). */
export function recommendationSettingView(
  setting: RecommendationSetting,
): ResponseOf<typeof recommendationSettingEndpoint> {
  const boxes: Partial<Record<RankBox | (typeof bodyTypeBoxes)[number], boolean>> = {}
  for (const [place, box] of bodyTypeBoxes.entries()) boxes[box] = setting.bodyTypes[place] ?? true
  for (const [box, rank] of rankNames) boxes[box] = setting.ranks[rank] ?? true
  const recommend_setting = {
    ...boxes,
    liked_sm: setting.likedSm,
    appear_point: setting.appealPoint,
    sexual_condition: setting.sexualCondition,
    age_range: setting.ageRange,
  } as WireSetting
  return { success: true, recommend_setting }
}

/** What a request changes; keys that were left out are left out here too (API-38). */
export function settingChange(
  sent: RequestOf<typeof updateRecommendationSettingEndpoint>['recommend_setting'],
): SettingChange {
  const ranks: Record<string, boolean> = {}
  for (const [box, rank] of rankNames) {
    const on = sent[box]
    if (on !== undefined) ranks[rank] = on
  }
  return {
    bodyTypes: bodyTypeBoxes.map((box) => sent[box]),
    ranks,
    ...(sent.liked_sm === undefined ? {} : { likedSm: sent.liked_sm }),
    ...(sent.appear_point === undefined ? {} : { appealPoint: sent.appear_point }),
    ...(sent.sexual_condition === undefined ? {} : { sexualCondition: sent.sexual_condition }),
    ...(sent.age_range === undefined ? {} : { ageRange: sent.age_range }),
  }
}
