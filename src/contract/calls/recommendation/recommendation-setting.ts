import * as z from 'zod/mini'
import { settingAppealPoints } from '../../enums/profile/appeal-points.ts'
import { likedSms } from '../../enums/profile/scales.ts'
import { defineEndpoint } from '../../wire/endpoint.ts'
import { noFields, requestBoolean, requestPartial, wireNumberOf, wireText } from '../../wire/wire-request.ts'

/** The 16 boxes, all on at first (API-37). */
function boxes<Box extends z.ZodMiniType>(box: Box) {
  return {
    body_type0: box,
    body_type1: box,
    body_type2: box,
    body_type3: box,
    body_type4: box,
    rank_sss: box,
    rank_ss: box,
    rank_s: box,
    rank_aplus: box,
    rank_a: box,
    rank_bplus: box,
    rank_b: box,
    rank_cplus: box,
    rank_c: box,
    rank_d: box,
    rank_e: box,
  }
}

/** The men's conditions. sexual_condition and age_range have no control and are sent back as loaded (SETTING-08). */
export const recommendSetting = z.strictObject({
  ...boxes(z.boolean()),
  liked_sm: z.literal(likedSms),
  appear_point: z.enum(settingAppealPoints),
  sexual_condition: z.string(),
  age_range: z.string(),
})

export type RecommendationSetting = z.output<typeof recommendSetting>

const settingAnswer = z.strictObject({ success: z.literal(true), recommend_setting: recommendSetting })

export const recommendationSettingEndpoint = defineEndpoint({
  id: 'API-37',
  method: 'GET',
  path: '/api/recommend_setting',
  summary: 'Load the recommend settings',
  access: 'login',
  sex: 1,
  request: noFields,
  response: settingAnswer,
})

/** Saves the settings; keys left out keep their value. */
export const updateRecommendationSettingEndpoint = defineEndpoint({
  id: 'API-38',
  method: 'POST',
  path: '/api/recommend_setting',
  summary: 'Save the recommend settings',
  access: 'login',
  sex: 1,
  request: z.object({
    recommend_setting: requestPartial({
      ...boxes(requestBoolean),
      liked_sm: wireNumberOf(likedSms),
      appear_point: z.enum(settingAppealPoints, '一覧から選択してください'),
      sexual_condition: wireText(200),
      age_range: wireText(200),
    }),
  }),
  response: settingAnswer,
})
