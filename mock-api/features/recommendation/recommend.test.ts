import { expect, test } from 'vitest'
import { aContext, testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aWoman, aMan } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { World } from '../../world/world.ts'
import { recommendationCounts } from './daily-counts.ts'
import { recommendMan, recommendThisMan } from './recommend.ts'

const ctx = aContext()

function town(men: number, woman: Parameters<typeof aWoman>[1] = {}) {
  const world = aWorld()
  const her = aWoman(world, woman)
  const all = Array.from({ length: men }, () => aMan(world))
  return { world, her, men: all }
}

const recommend = (world: World, womanId: number, kind: 'auto' | 'manual' = 'auto', context = ctx) =>
  recommendMan(world, world.members.get(womanId), kind, context)

test('REC-27 API-27 D-22 a recommendation is a new pairing at 0 and counts as auto today', () => {
  const { world, her, men } = town(1)
  expect(recommend(world, her.id)).toEqual({ manId: men[0]?.id })
  expect(world.pairings.findBy('pair', `${her.id}:${men[0]?.id}`)).toMatchObject({
    statusN: 0,
    origin: 'auto',
  })
  expect(world.members.get(her.id).recommended).toEqual({ day: '2026-11-20', auto: 1, manual: 0 })
})

test('D-21 the best score wins, of equals the lowest id', () => {
  const { world, her, men } = town(3)
  aProfile(world, her, { areas: ['東京都'] })
  aProfile(world, men[0]!, { areas: ['大阪府'] })
  aProfile(world, men[1]!, { areas: ['東京都'] })
  aProfile(world, men[2]!, { areas: ['東京都'] })
  const order = [1, 2, 3].map(() => recommend(world, her.id))
  expect(order).toEqual([men[1], men[2], men[0]].map((man) => ({ manId: man?.id })))
})

test('D-21 IMP-29 API-27 recommends only verified, paid, active men from rank E whom she has never met', () => {
  const { world, her } = town(0)
  aMan(world, { ageConf: 0 })
  aMan(world, { ageConf: 1 })
  aMan(world, { paid: false })
  aMan(world, { activeStatus: 'inactive' })
  aMan(world, { hiddenMode: true })
  for (const rank of ['H', 'G', 'F']) aMan(world, { rank })
  for (const statusN of [0, 1, 3, 9] as const) aPairing(world, her, aMan(world, { rank: 'SSS' }), { statusN })
  const blocked = aMan(world, { rank: 'SSS' })
  aPairing(world, her, blocked, { statusN: 3, blockedBy: blocked.id })
  const before = world.pairings.size
  expect(recommend(world, her.id)).toEqual({ missing: 'none' })
  expect(world.pairings.size).toBe(before)
  expect(world.members.get(her.id)).toBe(her)
  const last = aMan(world, { rank: 'E' })
  expect(recommend(world, her.id)).toEqual({ manId: last.id })
})

test('API-27 recommends every man once', () => {
  const { world, her } = town(8, { paid: true })
  const met = Array.from({ length: 8 }, () => recommend(world, her.id))
  expect(new Set(met.map((result) => JSON.stringify(result))).size).toBe(8)
  expect(recommend(world, her.id)).toEqual({ missing: 'none' })
})

test('GATE-31 D-34 API-27 refuses a woman whose status is not 4', () => {
  for (const femaleStatus of [0, 1, 2, 3, 5, 6] as const) {
    const { world, her } = town(1, { femaleStatus })
    const { code, detail } = refusalOf(() => recommend(world, her.id))
    expect([code, detail.msg]).toEqual(['state', 'レコメンドを開始してからお試しください。'])
    expect(world.pairings.size).toBe(0)
  }
})

test('HOME-43 D-20 six a day, ten with premium, including manual ones', () => {
  for (const [paid, cap] of [
    [false, 6],
    [true, 10],
  ] as const) {
    const { world, her } = town(12, { paid })
    expect(recommend(world, her.id, 'manual')).toHaveProperty('manId')
    for (let number = 1; number < cap; number += 1) expect(recommend(world, her.id)).toHaveProperty('manId')
    expect(recommendationCounts(world.members.get(her.id), testNow).remaining).toBe(0)
    expect(recommend(world, her.id)).toEqual({ missing: 'limit' })
    expect(recommend(world, her.id, 'manual')).toEqual({ missing: 'limit' })
    expect(world.pairings.size).toBe(cap)
  }
})

test('HOME-37 PREM-06 API-28 D-20 one manual recommendation a day, three with premium', () => {
  for (const [paid, tickets] of [
    [false, 1],
    [true, 3],
  ] as const) {
    const { world, her } = town(8, { paid })
    for (let number = 0; number < tickets; number += 1) {
      expect(recommend(world, her.id, 'manual')).toHaveProperty('manId')
    }
    expect(recommend(world, her.id, 'manual')).toEqual({ missing: 'limit' })
    expect(recommend(world, her.id)).toHaveProperty('manId')
    expect(world.members.get(her.id).manualTotal).toBe(tickets)
  }
})

test("D-20 REC-27 recommends a chosen man while the day's number lasts", () => {
  const { world, her, men } = town(7)
  const [last, ...six] = men
  const take = (man: (typeof men)[number]) => recommendThisMan(world, world.members.get(her.id), man, 'auto', ctx)
  expect(six.map(take)).toEqual(six.map(() => true))
  const before = world.members.get(her.id)
  expect(take(last!)).toBe(false)
  expect([world.members.get(her.id), world.pairings.size]).toEqual([before, 6])
})

test('D-10 HOME-44 resets the counts at 03:00 and keeps the all-time count', () => {
  const { world, her } = town(4)
  recommend(world, her.id, 'manual', aContext({ now: tokyo('2026-11-21 02:59') }))
  const next = aContext({ now: tokyo('2026-11-21 03:00') })
  expect(recommendationCounts(world.members.get(her.id), next.now)).toMatchObject({
    remaining: 6,
    ticketsLeft: 1,
  })
  expect(recommend(world, her.id, 'manual', next)).toHaveProperty('manId')
  expect(world.members.get(her.id)).toMatchObject({
    recommended: { day: '2026-11-21', auto: 0, manual: 1 },
    manualTotal: 2,
  })
})

test('D-20 the remaining number is never below 0, even when premium ended after ten', () => {
  const { her } = town(0, { recommended: { day: '2026-11-20', auto: 8, manual: 2 } })
  expect(recommendationCounts(her, testNow)).toEqual({
    cap: 6,
    auto: 8,
    manual: 2,
    remaining: 0,
    tickets: 1,
    ticketsLeft: 0,
  })
})
