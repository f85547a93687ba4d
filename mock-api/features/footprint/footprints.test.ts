import { expect, test } from 'vitest'
import { minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { leaveFootprint, listFootprints } from './footprints.ts'

const visitorsOf = (world: World, me: Member) => listFootprints(world, me, 1, 50).rows.map((row) => row.visitorId)

test('API-44 API-45 lists each visitor once, latest visit first; a repeated visit moves up', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const [first, second, third] = [aMan(world), aMan(world), aMan(world)]
  for (const [minute, man] of [first, second, third].entries()) {
    leaveFootprint(world, man, woman.uuid, testNow + minute * minuteMs)
  }
  expect(visitorsOf(world, woman)).toEqual([third.id, second.id, first.id])
  leaveFootprint(world, first, woman.uuid, testNow + 9 * minuteMs)
  expect(visitorsOf(world, woman)).toEqual([first.id, third.id, second.id])
  expect(listFootprints(world, woman, 1, 50).total).toBe(3)
})

test('FOOT-08 API-44 C-9 keeps the total on every page; a page beyond the end is empty', () => {
  const world = aWorld()
  const woman = aWoman(world)
  for (let number = 0; number < 14; number += 1) leaveFootprint(world, aMan(world), woman.uuid, testNow)
  const page = (number: number, size: number) => listFootprints(world, woman, number, size)
  expect([page(1, 10).rows.length, page(2, 10).rows.length, page(3, 10).rows.length]).toEqual([10, 4, 0])
  expect(page(0, 10).rows).toEqual(page(1, 10).rows)
  expect(page(3, 10).total).toBe(14)
  // Ties: highest id first.
  expect(page(1, 2).rows.map(({ id }) => id)).toEqual([14, 13])
})

test('API-44 D-25 IMP-29 omits blocked, inactive and unverified visitors from rows and total', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const men = Array.from({ length: 5 }, () => aMan(world)) as [Member, Member, Member, Member, Member]
  for (const man of men) leaveFootprint(world, man, woman.uuid, testNow)
  world.members.update(men[0].id, { activeStatus: 'inactive' })
  world.members.update(men[1].id, { ageConf: 4 })
  world.members.update(men[2].id, { paid: false })
  aPairing(world, woman, men[3], { statusN: 3, blockedBy: woman.id })
  expect(visitorsOf(world, woman)).toEqual([men[4].id])
  expect(listFootprints(world, woman, 1, 10).total).toBe(1)
  expect(world.footprints.size).toBe(5)
})

test('C-6 API-44 returns no footprints without verification', () => {
  const world = aWorld()
  const woman = aWoman(world)
  leaveFootprint(world, aMan(world), woman.uuid, testNow)
  expect(listFootprints(world, { ...woman, ageConf: 1 }, 1, 10)).toEqual({ rows: [], total: 0 })
})

test('API-45 a visit of the own profile leaves no footprint', () => {
  const world = aWorld()
  const woman = aWoman(world)
  leaveFootprint(world, woman, woman.uuid, testNow)
  expect(world.footprints.size).toBe(0)
})

test('API-45 C-5 leaves no footprint on a profile that the member may not open', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const blocked = aMan(world)
  aPairing(world, woman, blocked, { statusN: 3, blockedBy: blocked.id })
  const closed = [
    'nobody',
    aWoman(world).uuid,
    aMan(world, { paid: false }).uuid,
    aMan(world, { activeStatus: 'inactive' }).uuid,
    blocked.uuid,
  ]
  for (const uuid of closed) {
    expect(refusalOf(() => leaveFootprint(world, woman, uuid, testNow)).code).toBe('unknown')
  }
  expect(world.footprints.size).toBe(0)
})

test('API-45 counts a visit of an unblocked partner even after his plan has ended', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const man = aMan(world, { paid: false })
  aPairing(world, woman, man, { statusN: 1 })
  leaveFootprint(world, woman, man.uuid, testNow)
  expect(world.footprints.countBy('owner', man.id)).toBe(1)
})
