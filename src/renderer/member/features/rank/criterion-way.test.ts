import { expect, test } from 'vitest'
import { wayToMeet } from './criterion-way.ts'

test.each([
  ['お支払いを確認済み', '/payment_information'],
  ['写真を3枚登録', '/form'],
  ['自己紹介140文字以上', '/form'],
  ['アピールポイントを3つ登録', '/form'],
  ['プロフィール完成度70%以上', '/form'],
  ['マッチング1件以上', '/timeline'],
  ['口コミ1件以上', undefined],
  ['口コミの満足度60%以上', undefined],
  ['直近30日にマッチング解消なし', undefined],
])('RANK-03 D-129 the criterion %s is met at %s', (criterion, to) => {
  expect(wayToMeet(criterion)?.to).toBe(to)
})
