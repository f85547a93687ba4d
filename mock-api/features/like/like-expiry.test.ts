import { expect, test } from 'vitest'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { likeExpiry, purchaseWindow } from './like-expiry.ts'

function bought(remain: number) {
  const world = aWorld()
  const pack = world.likePurchases.insert({
    memberId: aMan(world).id,
    size: 10,
    remain,
    price: 1500,
    createdAt: testNow,
    expiresAt: testNow + 180 * dayMs,
  })
  return { world, pack }
}

test('D-16 SHOP-18 what is left of a pack expires with it, for its buyer; an empty one has nothing to lose', () => {
  const { world, pack } = bought(7)
  expect([likeExpiry.due(pack), likeExpiry.members(pack), likeExpiry.details(pack)]).toEqual([
    testNow + 180 * dayMs,
    [pack.memberId],
    { remain: 7 },
  ])
  likeExpiry.apply?.(world, pack, aContext({ now: pack.expiresAt }))
  expect(world.likePurchases.get(pack.id)).toEqual({ ...pack, remain: 0 })
  expect(likeExpiry.due(bought(0).pack)).toBeUndefined()
})

test('D-16 the buyer may buy again a day after a purchase', () => {
  const { pack } = bought(10)
  expect([purchaseWindow.due(pack), purchaseWindow.members(pack)]).toEqual([testNow + dayMs, [pack.memberId]])
})
