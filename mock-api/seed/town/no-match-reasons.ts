import {
  anyHeight,
  bodyShapeNgReason,
  ngBodyTypePrefix,
  ngBodyTypes,
  ngHeightPrefix,
  ngHeights,
  ngReasons,
  otherNgReason,
} from '../../../src/contract/enums/pairing/ng-reasons.ts'
import type { Draws } from '../draws.ts'

/** What women type after その他 (REC-98, at most 50 characters). */
const typed = [
  '住んでいる場所が少し遠いため、今回は見送ります。',
  '今は仕事が忙しく、お会いする時間が取れそうにありません。',
  '年齢の近い方とお話ししてみたいと思っています。',
  'ご縁のある方とやりとりを始めたところです。',
  'お会いできる曜日が合わないようです。',
] as const

/** A reason of a no-match in the form that the dialog sends (REC-88 to REC-104). */
export function drawNoMatchReason(draws: Draws): string {
  const reason = draws.pick(ngReasons)
  if (reason === otherNgReason) return draws.pick(typed)
  return reason === bodyShapeNgReason ? bodyShape(draws) : reason
}

function bodyShape(draws: Draws): string {
  const types = draws.sample(ngBodyTypes, draws.int(1, 2))
  const height = draws.pick(ngHeights)
  return `${ngBodyTypePrefix}${types.join('、')}${height === anyHeight ? '' : ngHeightPrefix + height}`
}
