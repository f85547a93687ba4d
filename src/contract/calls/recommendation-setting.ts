import * as z from 'zod/mini'
import { Sex } from '../enums/member.ts'
import { bodyTypeBoxes, likedSms, rankBoxes, settingAppealPoints } from '../enums/recommend-setting.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** The 16 boxes, initially all on (API-37). */
const boxNames = [...bodyTypeBoxes, ...(Object.keys(rankBoxes) as (keyof typeof rankBoxes)[])]

/** The men's conditions. sexual_condition and age_range have no control and are sent back as loaded (SETTING-08). */
export const recommendSetting = z.strictObject({
  ...wire.fieldsOf(boxNames, () => z.boolean()),
  liked_sm: z.literal(likedSms),
  appear_point: z.enum(settingAppealPoints),
  sexual_condition: z.string(),
  age_range: z.string(),
})

export type RecommendationSetting = z.output<typeof recommendSetting>

const settingResponse = z.strictObject({ success: z.literal(true), recommend_setting: recommendSetting })

export const recommendationSettingEndpoint = defineEndpoint('API-37', 'GET /api/recommend_setting', {
  summary: 'Load the recommend settings',
  access: 'login',
  sex: Sex.man,
  request: request.noFields,
  response: settingResponse,
})

/** Saves the settings; absent keys keep their value. */
export const updateRecommendationSettingEndpoint = defineEndpoint('API-38', 'POST /api/recommend_setting', {
  summary: 'Save the recommend settings',
  access: 'login',
  sex: Sex.man,
  request: z.object({
    recommend_setting: request.partial({
      ...wire.fieldsOf(boxNames, () => request.boolean),
      liked_sm: request.numberOf(likedSms),
      appear_point: z.enum(settingAppealPoints, '一覧から選択してください。'),
      sexual_condition: request.text(200),
      age_range: request.text(200),
    }),
  }),
  response: settingResponse,
})
