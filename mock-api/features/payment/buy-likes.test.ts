import { expect, test } from 'vitest'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { addPack, purchaseWaitText } from './buy-likes.ts'

test('D-16 SHOP-09 SHOP-15 the next purchase opens exactly 24 hours after the last one', () => {
  const world = aWorld()
  const { id } = aWoman(world)
  expect(purchaseWaitText(world, id, testNow)).toBeUndefined()
  addPack(world, id, { plan: 10, price: 1500 }, aContext())
  expect(purchaseWaitText(world, id, testNow)).toBe('次の購入は11/21 12:00から可能です')
  expect(purchaseWaitText(world, id, testNow + dayMs - 1)).toBe('次の購入は11/21 12:00から可能です')
  expect(purchaseWaitText(world, id, testNow + dayMs)).toBeUndefined()
})

test('D-63 pads only the minute of the next purchase', () => {
  const world = aWorld()
  const { id } = aWoman(world)
  addPack(world, id, { plan: 10, price: 1500 }, aContext({ now: tokyo('2027-01-01 02:05') }))
  expect(purchaseWaitText(world, id, tokyo('2027-01-01 02:05'))).toBe('次の購入は1/2 2:05から可能です')
})

test('D-16 SHOP-10 each pack is valid for 180 days', () => {
  const world = aWorld()
  const pack = addPack(world, aWoman(world).id, { plan: 1000, price: 50_000 }, aContext())
  expect(pack).toMatchObject({ size: 1000, remain: 1000, price: 50_000, expiresAt: testNow + 180 * dayMs })
})
