import * as z from 'zod/mini'

/** 0 none or under review, 1 resubmit, 2 verified, 3 under 18 by document, 4 under 18 reported (D-36, API-09). */
const ageConfs = [0, 1, 2, 3, 4] as const
export const ageConfSchema = z.literal(ageConfs)

/** Documents that the age check takes (ENUM-60; AGE-08 to AGE-11). */
export const ageDocuments = [
  '運転免許証',
  '健康保険証',
  'パスポート',
  'マイナンバーカード（表面のみ）',
] as const
