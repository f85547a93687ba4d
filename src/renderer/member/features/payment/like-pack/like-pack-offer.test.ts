import { expect, test } from 'vitest'
import { likePacks } from '../../../../../contract/rules/likes/like-packs.ts'
import { nextPurchase, packSavingPercent } from './like-pack-offer.ts'

test('SHOP-09 SHOP-15 the next purchase is possible exactly 24 hours after the last', () => {
  const last = '2026-11-20T12:00:00+09:00'
  const open = Date.parse('2026-11-21T12:00:00+09:00')
  expect(nextPurchase(null, open)).toBeNull()
  expect(nextPurchase(last, open - 1)).toBe(open)
  expect(nextPurchase(last, open)).toBeNull()
})

test('SHOP-04..08 a pack shows the saving per like against the smallest pack', () => {
  expect(likePacks.map(packSavingPercent)).toEqual([null, 13, 33, 46, 66])
})
