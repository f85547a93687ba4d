import type { SimpleFaker } from '@faker-js/faker'
import {
  anyHeight,
  bodyShapeNgReason,
  ngBodyTypePrefix,
  ngBodyTypes,
  ngHeightPrefix,
  ngHeights,
  ngReasons,
  otherNgReason,
} from '../../../../src/contract/enums/pairing.ts'
import { someOf } from '../stream.ts'

/** What women type after その他 (REC-98, at most 50 characters). */
const typed = [
  '住んでいる場所が少し遠いため、今回は見送ります。',
  '今は仕事が忙しく、お会いする時間が取れそうにありません。',
  '年齢の近い方とお話ししてみたいと思っています。',
  'ご縁のある方とやりとりを始めたところです。',
  'お会いできる曜日が合わないようです。',
] as const

/** A reason of a no-match in the form that the dialog sends (REC-88 to REC-104). */
export function drawNoMatchReason(faker: SimpleFaker): string {
  const reason = faker.helpers.arrayElement(ngReasons)
  if (reason === otherNgReason) return faker.helpers.arrayElement(typed)
  return reason === bodyShapeNgReason ? bodyShape(faker) : reason
}

function bodyShape(faker: SimpleFaker): string {
  const types = someOf(faker, ngBodyTypes, faker.number.int({ min: 1, max: 2 }))
  const height = faker.helpers.arrayElement(ngHeights)
  return `${ngBodyTypePrefix}${types.join('、')}${height === anyHeight ? '' : ngHeightPrefix + height}`
}
