import { expect, test } from 'vitest'
import { statusNs } from '../../../src/contract/enums/pairing.ts'
import { businessDay, dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { testNow, aContext } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { likeExpiry, purchaseWindow } from './like-effects.ts'
import { likeStatus, sendLike } from './like.ts'

const ctx = aContext()
const bonus = { day: businessDay(testNow), granted: 3, remain: 3 }

test("D-24 REC-34 a man's like creates a pairing at 8, a woman's at 9", () => {
  const world = aWorld()
  const man = aMan(world, { bonus })
  const woman = aWoman(world, { bonus })
  expect(sendLike(world, man, woman.uuid, ctx)).toEqual({ refused: undefined, remain: 2 })
  expect(world.pairings.findBy('pair', `${woman.id}:${man.id}`)).toMatchObject({
    statusN: 8,
    origin: 'like',
    likeSeen: false,
    statusAt: testNow,
  })
  const other = aMan(world)
  sendLike(world, woman, other.uuid, ctx)
  expect(world.pairings.findBy('pair', `${woman.id}:${other.id}`)?.statusN).toBe(9)
  expect(world.likes.size).toBe(2)
})

const [sends, already, answer, cannot] = [undefined, 'already', 'answer', 'cannot'] as const
const matrix = [
  // Status, result of his like, result of hers.
  [0, sends, answer],
  [1, cannot, cannot],
  [2, cannot, cannot],
  [3, cannot, cannot],
  [4, cannot, cannot],
  [6, sends, answer],
  [7, cannot, cannot],
  [8, already, answer],
  [9, answer, already],
] as const

test.each(matrix)(
  'D-24 D-130 SUB-08 FOOT-18 at %i his like gives %o, hers %o; only a sent one costs',
  (statusN, his, hers) => {
    for (const sex of [1, 2] as const) {
      const world = aWorld()
      const [woman, man] = [aWoman(world, { bonus }), aMan(world, { bonus })]
      const [me, other] = sex === 1 ? [man, woman] : [woman, man]
      const pairing = aPairing(world, woman, man, { statusN })
      const refused = sex === 1 ? his : hers
      expect(likeStatus(world, me, other)).toEqual({
        isLiked: false,
        canNotLike: refused === 'cannot' || refused === 'answer',
        statusN,
      })
      expect(sendLike(world, me, other.uuid, ctx)).toEqual({ refused, remain: refused === undefined ? 2 : 3 })
      expect(world.likes.countBy('pair', `${me.id}:${other.id}`)).toBe(refused === undefined ? 1 : 0)
      expect(world.pairings.get(pairing.id)).toBe(pairing)
    }
  },
)

test('D-24 the test above covers all statuses', () => {
  expect(matrix.map(([statusN]) => statusN)).toEqual([...statusNs])
})

test('D-130 reports an answer that is due before a like of earlier days and before none', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  aPairing(world, woman, man, { statusN: 6 })
  world.likes.insert({ fromId: woman.id, toId: man.id, createdAt: testNow })
  expect(sendLike(world, woman, man.uuid, ctx)).toEqual({ refused: 'answer', remain: 0 })
})

test('D-24 D-25 a blocked partner, the own sex and oneself cannot be liked, and cost nothing', () => {
  const world = aWorld()
  const woman = aWoman(world, { bonus })
  const man = aMan(world)
  aPairing(world, woman, man, { statusN: 3, blockedBy: man.id })
  for (const uuid of [man.uuid, aWoman(world).uuid, woman.uuid]) {
    expect(sendLike(world, woman, uuid, ctx)).toEqual({ refused: 'cannot', remain: 3 })
  }
  expect(world.likes.size).toBe(0)
  expect(world.members.get(woman.id)).toBe(woman)
})

test('API-33 D-43 a like of strangers is possible, has no status, and leaves the size of the bonus', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world, { bonus })]
  expect(likeStatus(world, man, woman)).toEqual({ isLiked: false, canNotLike: false, statusN: null })
  sendLike(world, man, woman.uuid, ctx)
  expect(world.members.get(man.id).bonus).toEqual({ ...bonus, remain: 2 })
})

test('SUB-07 FOOT-17 D-24 rejects a second like of the same member', () => {
  const world = aWorld()
  const man = aMan(world, { bonus })
  const woman = aWoman(world)
  sendLike(world, man, woman.uuid, ctx)
  expect(sendLike(world, world.members.get(man.id), woman.uuid, ctx)).toEqual({
    refused: 'already',
    remain: 2,
  })
  expect(world.likes.size).toBe(1)
})

test('SUB-09 D-24 changes nothing without remaining likes', () => {
  const world = aWorld()
  const man = aMan(world, { bonus: { ...bonus, remain: 0 } })
  const woman = aWoman(world)
  expect(sendLike(world, man, woman.uuid, ctx)).toEqual({ refused: 'none', remain: 0 })
  expect([world.likes.size, world.pairings.size]).toEqual([0, 0])
})

test('API-43 D-24 reports cannot before already, and already before none', () => {
  const world = aWorld()
  const man = aMan(world, { bonus: { ...bonus, remain: 1 } })
  const [liked, matched] = [aWoman(world), aWoman(world)]
  sendLike(world, man, liked.uuid, ctx)
  const refused = (uuid: string) => sendLike(world, world.members.get(man.id), uuid, ctx)
  expect(refused(liked.uuid)).toEqual({ refused: 'already', remain: 0 })
  aPairing(world, matched, man, { statusN: 1 })
  world.likes.insert({ fromId: man.id, toId: matched.id, createdAt: testNow })
  expect(refused(matched.uuid)).toEqual({ refused: 'cannot', remain: 0 })
})

test('API-43 C-5 IMP-29 unknown, absent, unverified and unpaid members are all unknown', () => {
  const world = aWorld()
  const woman = aWoman(world, { bonus })
  const hidden = [
    aMan(world, { activeStatus: 'inactive' }),
    aMan(world, { ageConf: 0 }),
    aMan(world, { ageConf: 4 }),
    aMan(world, { paid: false }),
  ]
  for (const uuid of ['nobody', ...hidden.map((man) => man.uuid)]) {
    expect(refusalOf(() => sendLike(world, woman, uuid, ctx)).code).toBe('unknown')
  }
  expect(world.likes.size).toBe(0)
})

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

test("D-16 SHOP-18 a pack's unused likes expire for its buyer; an empty pack has no expiry", () => {
  const { world, pack } = bought(7)
  expect([likeExpiry.due(pack), likeExpiry.members(pack), likeExpiry.details?.(pack)]).toEqual([
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
