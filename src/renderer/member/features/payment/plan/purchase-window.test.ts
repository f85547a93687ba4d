import { expect, test } from 'vitest'
import { nextPurchase } from './purchase-window.ts'

test('SHOP-09 SHOP-15 the next purchase is possible exactly 24 hours after the last', () => {
  const last = '2026-11-20T12:00:00+09:00'
  const open = Date.parse('2026-11-21T12:00:00+09:00')
  expect(nextPurchase(null, open)).toBeNull()
  expect(nextPurchase(last, open - 1)).toBe(open)
  expect(nextPurchase(last, open)).toBeNull()
})
