import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDay, dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { likeBalance, takeLike } from './likes-left.ts'

function aPack(world: World, member: Member, remain: number, expiresAt: number) {
  return world.likePurchases.insert({
    memberId: member.id,
    size: 50,
    remain,
    price: 5000,
    createdAt: expiresAt - 180 * dayMs,
    expiresAt,
  })
}

const bonusOf = (now: number, remain: number) => ({ day: businessDay(now), granted: 3, remain })

test("SHOP-17 D-43 the remaining likes are today's free ones and those of valid packs", () => {
  const world = aWorld()
  const man = aMan(world, { bonus: bonusOf(testNow, 2) })
  aPack(world, man, 7, testNow + 1)
  aPack(world, man, 5, testNow)
  aPack(world, aMan(world), 9, testNow + dayMs)
  expect(likeBalance(world, man, testNow)).toEqual({ free: 2, purchased: 7, remain: 9 })
})

test('D-10 D-43 free likes end at 03:00', () => {
  const world = aWorld()
  const man = aMan(world, { bonus: bonusOf(testNow, 3) })
  expect(likeBalance(world, man, tokyo('2026-11-21 02:59')).free).toBe(3)
  expect(likeBalance(world, man, tokyo('2026-11-21 03:00')).free).toBe(0)
  expect(takeLike(world, man, tokyo('2026-11-21 03:00'))).toBeUndefined()
})

test('SHOP-11 D-16 spends purchased likes first, from the pack that expires first, then free ones', () => {
  const world = aWorld()
  const man = aMan(world, { bonus: bonusOf(testNow, 1) })
  const late = aPack(world, man, 1, testNow + 9 * dayMs)
  const early = aPack(world, man, 2, testNow + 2 * dayMs)
  const state = () => [
    world.likePurchases.get(early.id).remain,
    world.likePurchases.get(late.id).remain,
    world.members.get(man.id).bonus?.remain,
  ]
  const spend = () => takeLike(world, world.members.get(man.id), testNow)?.remain
  expect([spend(), state()]).toEqual([3, [1, 1, 1]])
  expect([spend(), state()]).toEqual([2, [0, 1, 1]])
  expect([spend(), state()]).toEqual([1, [0, 0, 1]])
  expect([spend(), state()]).toEqual([0, [0, 0, 0]])
  expect([spend(), state()]).toEqual([undefined, [0, 0, 0]])
})

test('D-16 spends the older of two packs that expire at the same instant', () => {
  const world = aWorld()
  const man = aMan(world)
  const packs = [1, 1, 1].map((remain) => aPack(world, man, remain, testNow + dayMs).id)
  const left = () => packs.map((id) => world.likePurchases.get(id).remain)
  for (const after of [
    [0, 1, 1],
    [0, 0, 1],
    [0, 0, 0],
  ]) {
    takeLike(world, man, testNow)
    expect(left()).toEqual(after)
  }
})

test('D-16 SHOP-10 SHOP-11 likes never go below zero, cost one each, and leave later packs for last', () => {
  const packs = fc.array(fc.record({ remain: fc.integer({ min: 0, max: 4 }), days: fc.integer({ min: -3, max: 6 }) }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(packs, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 30 }), (packs, free, times) => {
      const world = aWorld()
      const man = aMan(world, { bonus: bonusOf(testNow, free) })
      for (const { remain, days } of packs) aPack(world, man, remain, testNow + days * dayMs)
      for (let time = 0; time < times; time += 1) {
        const before = likeBalance(world, world.members.get(man.id), testNow)
        const usable = world.likePurchases.by('member', man.id).filter(isUsable)
        const left = takeLike(world, world.members.get(man.id), testNow)
        const spent = left !== undefined
        const after = likeBalance(world, world.members.get(man.id), testNow)
        expect(left ?? after).toEqual(after)
        expect(spent).toBe(before.remain > 0)
        expect(after.remain).toBe(before.remain - (spent ? 1 : 0))
        expect(after.free).toBe(before.purchased > 0 || !spent ? before.free : before.free - 1)
        const touched = usable.find((pack) => world.likePurchases.get(pack.id).remain !== pack.remain)
        const earliest = Math.min(...usable.map((pack) => pack.expiresAt))
        expect(touched?.expiresAt ?? earliest).toBe(earliest)
        for (const pack of world.likePurchases.all()) expect(pack.remain).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

const isUsable = (pack: { remain: number; expiresAt: number }) => pack.remain > 0 && pack.expiresAt > testNow
