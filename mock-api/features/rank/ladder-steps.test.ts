import { expect, test } from 'vitest'
import { aContext } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Profile } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { updateProfile } from '../profile/profile.ts'
import { finishMovies, registerSocialAccount, writeIntroduction } from './rank.ts'

const ctx = aContext()
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
    detail: { fields: { propensity: ['50文字以上入力してください'] } },
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
