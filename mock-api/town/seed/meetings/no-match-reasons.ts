import type { SimpleFaker } from '@faker-js/faker'
import * as pairingChoices from '../../../../src/contract/enums/pairing.ts'
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
  const reason = faker.helpers.arrayElement(pairingChoices.ngReasons)
  if (reason === pairingChoices.otherNgReason) return faker.helpers.arrayElement(typed)
  return reason === pairingChoices.bodyShapeNgReason ? bodyShape(faker) : reason
}

function bodyShape(faker: SimpleFaker): string {
  const types = someOf(faker, pairingChoices.ngBodyTypes, faker.number.int({ min: 1, max: 2 }))
  const height = faker.helpers.arrayElement(pairingChoices.ngHeights)
  return `${pairingChoices.ngBodyTypePrefix}${types.join('、')}${height === pairingChoices.anyHeight ? '' : pairingChoices.ngHeightPrefix + height}`
}
