import { expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { rankDecision, rankWindow, giveRank, isApplicable, requestRank } from './rank.ts'

const ctx = aContext()

/** A man at E who meets the criteria of D. */
function readyMan(world: World): Member {
  const man = aMan(world, { rank: 'E', twitterId: 'yoi', photos: ['a.jpg', null, null] })
  aProfile(world, man)
  return man
}

test('RANK-07 RANK-20 API-09 a man may request a rank from E with a social account up to SS', () => {
  const world = aWorld()
  const may = (patch: Partial<Member>) => isApplicable({ ...aMan(world), ...patch }, testNow)
  for (const rank of ['D', 'C', 'C+', 'B', 'B+', 'A', 'A+', 'S', 'SS']) expect(may({ rank })).toBe(true)
  for (const rank of ['H', 'G', 'F', 'SSS']) expect(may({ rank })).toBe(false)
  expect(may({ rank: 'E', twitterId: '' })).toBe(false)
  expect(may({ rank: 'E', twitterId: 'yoi' })).toBe(true)
  expect(may({ rank: 'D', rankRequested: true })).toBe(false)
  expect(isApplicable(aWoman(world, { rank: 'D' }), testNow)).toBe(false)
})

test('RANK-05 API-39 a request is under review and has a date', () => {
  const world = aWorld()
  const man = readyMan(world)
  requestRank(world, man, ctx)
  expect(world.members.get(man.id)).toMatchObject({
    rankRequested: true,
    lastApplicationAt: testNow,
    rank: 'E',
  })
  expect([...world.rankRequests.all()]).toEqual([
    { id: 1, memberId: man.id, from: 'E', to: null, requestedAt: testNow, decidedAt: null },
  ])
})

test('RANK-09 RANK-10 D-13 refuses a second request for seven days without changing the world', () => {
  const world = aWorld()
  const man = readyMan(world)
  expect(rankWindow.due(man)).toBeUndefined()
  requestRank(world, man, ctx)
  const [request] = [...world.rankRequests.all()]
  rankDecision.apply?.(world, request!, aContext({ now: testNow + 24 * hourMs }))
  const early = aContext({ now: testNow + 7 * dayMs - 1 })
  expect(refusalOf(() => requestRank(world, world.members.get(man.id), early))).toMatchObject({
    code: 'state',
    detail: { msg: 'しばらく経ってから再度申請してください。' },
  })
  expect(world.rankRequests.size).toBe(1)
  expect(rankWindow.due(world.members.get(man.id))).toBe(testNow + 7 * dayMs)
  expect(rankWindow.members(man)).toEqual([man.id])
  requestRank(world, world.members.get(man.id), aContext({ now: testNow + 7 * dayMs }))
  expect(world.rankRequests.size).toBe(2)
})

test('D-13 the rank rises by one after 24 hours when the criteria are met', () => {
  const world = aWorld()
  const man = readyMan(world)
  requestRank(world, man, ctx)
  const request = world.rankRequests.get(1)
  expect(rankDecision.due(request)).toBe(testNow + 24 * hourMs)
  expect([rankDecision.members(request), rankDecision.details(request)]).toEqual([[man.id], { from: 'E' }])
  const at = testNow + 24 * hourMs
  rankDecision.apply?.(world, request, aContext({ now: at }))
  expect(world.members.get(man.id)).toMatchObject({ rank: 'D', rankRequested: false })
  expect(world.rankRequests.get(1)).toMatchObject({ to: 'D', decidedAt: at })
  expect(rankDecision.due(world.rankRequests.get(1))).toBeUndefined()
})

test('D-13 the rank stays when the criteria are not met at the decision', () => {
  const world = aWorld()
  const man = readyMan(world)
  requestRank(world, man, ctx)
  world.members.update(man.id, { photos: [null, null, null] })
  rankDecision.apply?.(world, world.rankRequests.get(1), aContext({ now: testNow + 24 * hourMs }))
  expect(world.members.get(man.id)).toMatchObject({ rank: 'E', rankRequested: false })
  expect(world.rankRequests.get(1)).toMatchObject({ to: 'E' })
})

test('IMP-15 D-13 an early decision of the operator ends the review for good', () => {
  const world = aWorld()
  const man = readyMan(world)
  requestRank(world, man, ctx)
  giveRank(world, world.members.get(man.id), 'C', aContext({ now: testNow + hourMs }))
  expect(world.members.get(man.id)).toMatchObject({
    rank: 'C',
    rankRequested: false,
    lastApplicationAt: testNow,
  })
  expect(rankDecision.due(world.rankRequests.get(1))).toBeUndefined()
})

test('IMP-15 the operator gives a rank without a request, and no request is created', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'D' })
  giveRank(world, man, 'A', ctx)
  expect(world.members.get(man.id)).toEqual({ ...man, rank: 'A' })
  expect(world.rankRequests.size).toBe(0)
})
