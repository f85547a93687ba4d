import { expect, test } from 'vitest'
import { statusNs } from '../../../src/contract/enums/pairing.ts'
import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { sendLike } from './send-like.ts'

const ctx = aContext()
const bonus = { day: businessDay(testNow), granted: 3, remain: 3 }

test('D-24 REC-34 a like of a man creates a pairing at 8, one of a woman at 9', () => {
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

test.each([0, 3, 6, 8, 9] as const)(
  'D-24 a like on a pairing at %i is recorded and changes no status',
  (statusN) => {
    const world = aWorld()
    const woman = aWoman(world, { bonus })
    const man = aMan(world)
    const pairing = aPairing(world, woman, man, { statusN })
    expect(sendLike(world, woman, man.uuid, ctx)).toEqual({ refused: undefined, remain: 2 })
    expect(world.likes.countBy('pair', `${woman.id}:${man.id}`)).toBe(1)
    expect(world.pairings.get(pairing.id)).toBe(pairing)
    expect(world.pairings.size).toBe(1)
  },
)

test.each([1, 2, 4, 7] as const)('D-24 SUB-08 FOOT-18 a match at %i cannot be liked', (statusN) => {
  const world = aWorld()
  const woman = aWoman(world, { bonus })
  const man = aMan(world)
  aPairing(world, woman, man, { statusN })
  expect(sendLike(world, woman, man.uuid, ctx)).toEqual({ refused: 'cannot', remain: 3 })
  expect(world.likes.size).toBe(0)
})

test('D-24 the statuses of the two tests above are all there are', () => {
  expect(statusNs).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9])
})

test('D-24 D-25 a blocked partner, the own sex and oneself cannot be liked, and nothing is spent', () => {
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

test('SUB-07 FOOT-17 D-24 whom one has liked one cannot like again', () => {
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

test('SUB-09 D-24 without likes left nothing happens', () => {
  const world = aWorld()
  const man = aMan(world, { bonus: { ...bonus, remain: 0 } })
  const woman = aWoman(world)
  expect(sendLike(world, man, woman.uuid, ctx)).toEqual({ refused: 'none', remain: 0 })
  expect([world.likes.size, world.pairings.size]).toEqual([0, 0])
})

test('API-43 C-5 IMP-29 whoever is unknown, gone, unverified or unpaid is unknown', () => {
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
