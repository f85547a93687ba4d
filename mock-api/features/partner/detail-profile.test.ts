import { expect, test } from 'vitest'
import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import { testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import { detailTickets, openDetail } from './detail-profile.ts'

function town(men: number) {
  const world = aWorld()
  const me = aWoman(world)
  const all = Array.from({ length: men }, () => aMan(world))
  const open = (member: Member, now = testNow) => openDetail(world, world.members.get(me.id), member.uuid, now)
  const tickets = (now = testNow) => detailTickets(world.members.get(me.id), now)
  return { world, me, men: all, open, tickets }
}

test("D-44 SUB-56 the day's first view of a partner costs one of ten; repeated and own views are free", () => {
  const { me, men, open, tickets } = town(2)
  expect(tickets()).toBe(10)
  expect(open(men[0]!)?.member).toBe(men[0])
  expect(tickets()).toBe(9)
  open(men[0]!)
  open(me)
  expect(tickets()).toBe(9)
  open(men[1]!)
  expect(tickets()).toBe(8)
})

test('D-44 SUB-42 SUB-43 refuses the eleventh partner until 03:00 and changes nothing', () => {
  const { world, me, men, open, tickets } = town(11)
  for (const man of men.slice(0, 10)) expect(open(man)).toBeDefined()
  const before = world.members.get(me.id)
  expect(open(men[10]!)).toBeUndefined()
  expect(tickets()).toBe(0)
  expect(world.members.get(me.id)).toBe(before)
  expect(open(men[3]!)).toBeDefined()
  expect(open(me)).toBeDefined()
  expect(open(men[10]!, tokyo('2026-11-21 02:59'))).toBeUndefined()
  expect(open(men[10]!, tokyo('2026-11-21 03:00'))).toBeDefined()
  expect(tickets(tokyo('2026-11-21 03:00'))).toBe(9)
})

test('API-33 C-5 IMP-29 own sex, unknown and blocked members are unknown and cost nothing', () => {
  const { world, me, tickets } = town(0)
  const blocked = aMan(world)
  aPairing(world, me, blocked, { statusN: 3, blockedBy: me.id })
  const closed = [aWoman(world), aMan(world, { paid: false }), aMan(world, { ageConf: 0 }), blocked]
  closed.push(aMan(world, { activeStatus: 'inactive' }))
  for (const uuid of ['nobody', ...closed.map((member) => member.uuid)]) {
    expect(refusalOf(() => openDetail(world, me, uuid, testNow)).code).toBe('unknown')
  }
  expect(tickets()).toBe(10)
})

test("SUB-59 SUB-60 returns the viewer's likes and relation too", () => {
  const { world, me, men, open } = town(2)
  world.members.update(me.id, { bonus: { day: businessDay(testNow), granted: 3, remain: 2 } })
  world.likes.insert({ fromId: me.id, toId: men[0]!.id, createdAt: testNow })
  aPairing(world, me, men[1]!, { statusN: 4 })
  expect(open(men[0]!)).toMatchObject({ isLiked: true, canNotLike: false, statusN: null, likeRemain: 2 })
  expect(open(men[1]!)).toMatchObject({ isLiked: false, canNotLike: true, statusN: 4 })
  expect(open(me)).toMatchObject({ isLiked: false, canNotLike: true })
})
