import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDay, dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { drawOrder } from './draw-order.ts'
import { setHiddenMode } from './hidden-mode.ts'
import { redrawTimeline, timelineOf } from './timeline.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

test('API-40 yields every number below 2^bits exactly once for every seed', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 12 }), (seed, bits) => {
      const at = drawOrder(seed, bits)
      const drawn = new Set(Array.from({ length: 2 ** bits }, (_, index) => at(index)))
      expect(drawn.size).toBe(2 ** bits)
      expect(Math.min(...drawn)).toBe(0)
      expect(Math.max(...drawn)).toBe(2 ** bits - 1)
    }),
  )
})

test('API-40 every number has a fair chance to be among the first', () => {
  const bits = 7
  const firsts = new Map<number, number>()
  const rounds = 4000
  for (let seed = 0; seed < rounds; seed += 1) {
    const at = drawOrder(Math.imul(seed, 0x9e3779b1) >>> 0, bits)
    for (let index = 0; index < 16; index += 1) firsts.set(at(index), (firsts.get(at(index)) ?? 0) + 1)
  }
  const fair = (rounds * 16) / 2 ** bits
  const counts = Array.from({ length: 2 ** bits }, (_, number) => firsts.get(number) ?? 0)
  expect(Math.min(...counts)).toBeGreaterThan(fair * 0.8)
  expect(Math.max(...counts)).toBeLessThan(fair * 1.2)
})

const ctx = aContext()
const idsOf = (world: World, me: Member, context = ctx) =>
  timelineOf(world, world.members.get(me.id), context).map(({ id }) => id)

/** Keeps the ids that are in another list, in their own order. */
const only = (ids: readonly number[], kept: readonly number[]) => ids.filter((id) => kept.includes(id))

function town(size: number) {
  const world = aWorld()
  const me = aWoman(world)
  for (let number = 0; number < size; number += 1) {
    aMan(world)
    aWoman(world)
  }
  return { world, me }
}

test('API-40 ROLE-31 TL-14 shows at most 30 members of the other sex, each once', () => {
  const { world, me } = town(100)
  const shown = timelineOf(world, me, ctx)
  expect(shown).toHaveLength(30)
  expect(new Set(shown).size).toBe(30)
  expect(shown.every(({ sex }) => sex === 1)).toBe(true)
  const small = town(7)
  for (let draws = 0; draws < 20; draws += 1) {
    const redrawn = { ...small.me, timelineDraw: { day: businessDay(testNow), draws } }
    const all = timelineOf(small.world, redrawn, ctx)
    expect([all.length, new Set(all).size]).toEqual([7, 7])
  }
})

test('API-40 D-25 IMP-29 TL-08 omits hidden, unverified, unpaid, inactive and blocked members', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const man = aMan(world)
  aMan(world, { activeStatus: 'inactive' })
  aMan(world, { ageConf: 1 })
  aMan(world, { ageConf: 3 })
  aMan(world, { paid: false })
  aWoman(world, { paid: true, hiddenMode: true })
  const blocked = aMan(world)
  aPairing(world, woman, blocked, { statusN: 3, blockedBy: blocked.id })
  const matched = aMan(world)
  aPairing(world, woman, matched, { statusN: 1 })
  expect(idsOf(world, woman).toSorted((a, b) => a - b)).toEqual([man.id, matched.id])
  expect(idsOf(world, man)).toEqual([woman.id])
  expect(idsOf(world, blocked)).toEqual([])
})

test('C-6 TL-06 TL-07 without verification the timeline is empty', () => {
  const { world } = town(3)
  expect(timelineOf(world, aWoman(world, { ageConf: 0 }), ctx)).toEqual([])
  expect(timelineOf(world, aMan(world, { paid: false }), ctx)).toEqual([])
  expect(timelineOf(world, aMan(world, { ageConf: 1 }), ctx)).toEqual([])
})

test('API-40 draws the order per member and business day', () => {
  const { world, me } = town(40)
  const today = idsOf(world, me)
  expect(idsOf(world, me, aContext({ now: tokyo('2026-11-21 02:59') }))).toEqual(today)
  expect(idsOf(world, me, aContext({ now: tokyo('2026-11-21 03:00') }))).not.toEqual(today)
  expect(idsOf(world, aWoman(world))).not.toEqual(today)
})

test('API-41 TL-12 a new draw changes the order for the caller and for today only', () => {
  const { world, me } = town(40)
  const other = aWoman(world)
  const mine = idsOf(world, me)
  const hers = idsOf(world, other)
  redrawTimeline(world, me, testNow)
  expect(world.members.get(me.id).timelineDraw).toEqual({ day: '2026-11-20', draws: 1 })
  const again = idsOf(world, me)
  expect(again).not.toEqual(mine)
  expect(idsOf(world, other)).toEqual(hers)
  redrawTimeline(world, world.members.get(me.id), testNow)
  expect(idsOf(world, me)).not.toEqual(again)
  const next = tokyo('2026-11-21 03:00')
  redrawTimeline(world, world.members.get(me.id), next)
  expect(world.members.get(me.id).timelineDraw).toEqual({ day: '2026-11-21', draws: 1 })
})

test('API-40 arriving and leaving members do not change the order of the others', () => {
  const { world, me } = town(20)
  const before = idsOf(world, me)
  const gone = before[4]
  world.members.update(gone as number, { activeStatus: 'inactive' })
  aMan(world)
  const after = idsOf(world, me)
  expect(after).toHaveLength(20)
  expect(only(after, before)).toEqual(before.filter((id) => id !== gone))
})

test('API-40 members who arrive today change no order, also where their ids need another bit', () => {
  const world = aWorld()
  const yesterday = { createdAt: testNow - dayMs }
  const me = aWoman(world, yesterday)
  while (world.members.nextId < 2 ** 5) aMan(world, yesterday)
  const before = idsOf(world, me)
  const [first, second] = [aMan(world), aMan(world)]
  expect(only(idsOf(world, me), before)).toEqual(before)
  for (const id of before.slice(0, 5)) world.members.update(id, { activeStatus: 'inactive' })
  expect(idsOf(world, me)).toEqual([...before.slice(5), first.id, second.id])
  const tomorrow = aContext({ now: testNow + dayMs })
  expect(idsOf(world, me, tomorrow).slice(-2)).not.toEqual([first.id, second.id])
})

test('PREM-05 PREM-09 API-42 only a premium woman can hide and show herself again', () => {
  const world = aWorld()
  const woman = aWoman(world, { paid: true })
  const man = aMan(world)
  expect(setHiddenMode(world, woman, true).hiddenMode).toBe(true)
  expect(idsOf(world, man)).toEqual([])
  setHiddenMode(world, world.members.get(woman.id), false)
  expect(idsOf(world, man)).toEqual([woman.id])
  const free = aWoman(world)
  expect(refusalOf(() => setHiddenMode(world, free, true)).code).toBe('payment')
  expect(world.members.get(free.id)).toBe(free)
})
