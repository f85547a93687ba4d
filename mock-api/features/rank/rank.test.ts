import { expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { World } from '../../world/world.ts'
import { updateProfile } from '../profile/profile.ts'
import { rankDecision, rankWindow } from './rank-effects.ts'
import { giveRank, isApplicable, requestRank, finishMovies, registerSocialAccount, writeIntroduction } from './rank.ts'

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
  expect([rankDecision.members(request), rankDecision.details?.(request)]).toEqual([[man.id], { from: 'E' }])
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

const introduction = 'あ'.repeat(50)
const noChange = { account: {}, profile: {}, sample: 0 }
const rankOf = (world: World, id: number) => world.members.get(id).rank

const basics = { name: 'はると', age: 34, areas: ['東京都'], bodyType: '普通' }

test('API-11 D-32 RANK-23 a man at H becomes G by the save that completes name, age, area and body type', () => {
  for (const missing of Object.keys(basics) as (keyof typeof basics)[]) {
    const world = aWorld()
    const man = aMan(world, { rank: 'H' })
    const { [missing]: last, ...others } = basics
    updateProfile(world, man, { ...noChange, profile: others }, ctx)
    expect(rankOf(world, man.id)).toBe('H')
    const completing: Partial<Profile> = { [missing]: last }
    updateProfile(world, world.members.get(man.id), { ...noChange, profile: completing }, ctx)
    expect(rankOf(world, man.id)).toBe('G')
  }
})

test('API-11 D-32 a save lifts only one step: a complete man at H with an introduction becomes G', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'H' })
  updateProfile(world, man, { ...noChange, profile: { ...basics, propensity: introduction } }, ctx)
  expect(rankOf(world, man.id)).toBe('G')
  updateProfile(world, world.members.get(man.id), noChange, ctx)
  expect(rankOf(world, man.id)).toBe('G')
})

test('API-11 RANK-33 a man at F becomes E when his introduction has 50 characters after a save', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'F' })
  updateProfile(world, man, { ...noChange, profile: { propensity: `${introduction.slice(1)} 　\n` } }, ctx)
  expect(rankOf(world, man.id)).toBe('F')
  updateProfile(world, world.members.get(man.id), { ...noChange, profile: { propensity: introduction } }, ctx)
  expect(rankOf(world, man.id)).toBe('E')
})

test('API-11 D-32 saving never changes the rank of a woman or of a man past the ladder', () => {
  const world = aWorld()
  const woman = aWoman(world, { rank: 'H' })
  const man = aMan(world, { rank: 'SSS' })
  for (const member of [woman, man]) {
    updateProfile(world, member, { ...noChange, profile: { ...basics, propensity: introduction } }, ctx)
    expect(rankOf(world, member.id)).toBe(member.rank)
  }
})

test('API-14 RANK-28 the fifth video lifts G to F and is refused at every other rank', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'G' })
  finishMovies(world, man, ctx)
  expect(rankOf(world, man.id)).toBe('F')
  for (const rank of ['H', 'F', 'E', 'D', 'SSS']) {
    expect(refusalOf(() => finishMovies(world, aMan(world, { rank }), ctx)).code).toBe('state')
  }
})

test('API-15 RANK-31 RANK-33 RANK-35 50 characters without white space lift F to E; fewer are refused', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'F' })
  const refusal = refusalOf(() => writeIntroduction(world, man, `${introduction.slice(1)}   　`, ctx))
  expect(refusal).toMatchObject({
    code: 'invalid',
    detail: { fields: { propensity: ['50文字以上入力してください。'] } },
  })
  writeIntroduction(world, man, introduction, ctx)
  expect(rankOf(world, man.id)).toBe('E')
  expect(world.profiles.get(man.id).propensity).toBe(introduction)
  expect(refusalOf(() => writeIntroduction(world, aMan(world, { rank: 'G' }), introduction, ctx)).code).toBe('state')
})

test('API-16 RANK-36..37 RANK-39 RANK-45 stores name and id of the social account at E; the rank stays', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'E' })
  aProfile(world, man)
  registerSocialAccount(world, man, { twitterId: 'Haru_34', name: 'はると' }, ctx)
  expect(world.members.get(man.id)).toMatchObject({ rank: 'E', twitterId: 'Haru_34' })
  expect(world.profiles.get(man.id).name).toBe('はると')
})

test("API-16 RANK-43 refuses another member's id in any case and accepts the own one", () => {
  const world = aWorld()
  aWoman(world, { twitterId: 'Taken_1', activeStatus: 'inactive' })
  const man = aMan(world, { rank: 'E', twitterId: 'mine' })
  const refusal = refusalOf(() => registerSocialAccount(world, man, { twitterId: 'tAKEN_1', name: 'は' }, ctx))
  expect(refusal.detail.fields).toEqual({ twitterid: ['Twitter IDは登録されています。'] })
  registerSocialAccount(world, man, { twitterId: 'MINE', name: 'は' }, ctx)
  expect(world.members.get(man.id).twitterId).toBe('MINE')
})

test('API-16 refuses a man who is not at E, at the field', () => {
  const world = aWorld()
  const refusal = refusalOf(() =>
    registerSocialAccount(world, aMan(world, { rank: 'F' }), { twitterId: 'a', name: 'は' }, ctx),
  )
  expect(refusal).toMatchObject({
    code: 'state',
    detail: { fields: { twitterid: ['現在この操作はできません。'] } },
  })
})
