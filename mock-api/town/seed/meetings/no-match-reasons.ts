import type { SimpleFaker } from '@faker-js/faker'
import * as choices from '../../../../src/contract/enums/ng-reasons.ts'
import { someOf } from '../choices.ts'

/** Texts of women after その他 (REC-98, at most 50 characters). */
const typed = [
  '住んでいる場所が少し遠いため、今回は見送ります。',
  '今は仕事が忙しく、お会いする時間が取れそうにありません。',
  '年齢の近い方とお話ししてみたいと思っています。',
  'ご縁のある方とやりとりを始めたところです。',
  'お会いできる曜日が合わないようです。',
] as const

/** Draws a reason for a no-match as the dialog sends it (REC-88 to REC-104). */
export function drawNoMatchReason(faker: SimpleFaker): string {
  const reason = faker.helpers.arrayElement(choices.ngReasons)
  if (reason === choices.otherNgReason) return faker.helpers.arrayElement(typed)
  return reason === choices.bodyShapeNgReason ? bodyShape(faker) : reason
}

function bodyShape(faker: SimpleFaker): string {
  const types = someOf(faker, choices.ngBodyTypes, faker.number.int({ min: 1, max: 2 }))
  const height = faker.helpers.arrayElement(choices.ngHeights)
  return `${choices.ngBodyTypePrefix}${types.join('、')}${height === choices.anyHeight ? '' : choices.ngHeightPrefix + height}`
}
