import { expect, test } from 'vitest'
import { ranks } from '../../../src/contract/enums/member.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { emptyProfile } from '../member/new-member.ts'
import { completeness } from './completeness.ts'
import { rankAfterSave, updateProfile } from './profile.ts'

const world = aWorld()
const man = aMan(world)
const basics = aProfile(world, man)

test('L-8 HOME-27 an empty profile has no points', () => {
  const { points, reached } = completeness(man, emptyProfile(man.id))
  expect(points).toBe(0)
  expect(Object.values(reached)).toEqual(Array<boolean>(9).fill(false))
})

test('L-8 API-09 HOME-17 the basics give 30 points and need all four items', () => {
  expect(completeness(man, basics)).toMatchObject({ points: 30, reached: { c1: true } })
  for (const missing of [{ name: '' }, { age: null }, { areas: [] }, { bodyType: '' }]) {
    expect(completeness(man, { ...basics, ...missing }).reached.c1).toBe(false)
  }
})

test('L-8 HOME-18..20 the photos give 5, 5 and 10 points in any slot', () => {
  const points = (photos: (string | null)[]) => completeness({ ...man, photos }, basics).points - 30
  expect(points([null, null, 'a.png'])).toBe(5)
  expect(points(['sample:1', null, 'a.png'])).toBe(10)
  expect(points(['b.png', 'c.png', 'a.png'])).toBe(20)
})

test('L-8 HOME-28 HOME-22..24 the free text counts at 50, 140 and 300 characters without white space', () => {
  const points = (propensity: string) => completeness(man, { ...basics, propensity }).points - 30
  expect(points('あ'.repeat(49) + ' 　\n')).toBe(0)
  expect(points('あ '.repeat(50))).toBe(5)
  expect(points('😊'.repeat(139))).toBe(5)
  expect(points('😊'.repeat(140))).toBe(10)
  expect(points('あ'.repeat(299))).toBe(10)
  expect(points('あ'.repeat(300))).toBe(20)
})

test('L-8 HOME-21 HOME-25 appeal points give 10 points, a social account 20', () => {
  expect(completeness(man, { ...basics, appealPoints: ['キス'] }).points - 30).toBe(10)
  expect(completeness({ ...man, twitterId: 'yoi' }, basics).points - 30).toBe(20)
})

test('L-8 API-09 all items give 100 points', () => {
  const whole = { ...basics, appealPoints: ['キス'], propensity: 'あ'.repeat(300) }
  const { points, reached } = completeness({ ...man, photos: ['a', 'b', 'c'], twitterId: 'yoi' }, whole)
  expect(points).toBe(100)
  expect(Object.values(reached)).toEqual(Array<boolean>(9).fill(true))
})

const long = 'あ'.repeat(50)

test('D-32 API-11 a save lifts a man from H to G by the basics, from F to E by an introduction, and nowhere else', () => {
  const world = aWorld()
  const man = aMan(world)
  const whole = aProfile(world, man, { propensity: long })
  const none = { ...whole, bodyType: '', propensity: long.slice(1) }
  for (const rank of ranks) {
    const after = { H: 'G', F: 'E' }[rank as string] ?? rank
    expect(rankAfterSave({ ...man, rank }, whole)).toBe(after)
    expect(rankAfterSave({ ...man, rank }, none)).toBe(rank)
  }
  expect(rankAfterSave({ ...man, rank: 'H' }, { ...none, propensity: long })).toBe('H')
  expect(rankAfterSave({ ...man, rank: 'H' }, { ...whole, propensity: '' })).toBe('G')
  expect(rankAfterSave({ ...man, rank: 'F' }, { ...whole, propensity: `${long.slice(1)} \n` })).toBe('F')
  expect(rankAfterSave({ ...man, rank: 'F' }, { ...none, propensity: long })).toBe('E')
})

test('D-32 a woman has no ladder', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const whole = aProfile(world, woman, { propensity: long })
  for (const rank of ['H', 'F', null]) expect(rankAfterSave({ ...woman, rank }, whole)).toBe(rank)
})

test('D-32 API-11 stores the gained rank with the save', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'H' })
  aProfile(world, man, { bodyType: '' })
  const change = { account: {}, profile: { bodyType: '普通' }, sample: 0 }
  updateProfile(world, man, change, aContext())
  expect(world.members.get(man.id).rank).toBe('G')
})

test('API-11 RANK-43 refuses a taken social account id as invalid and changes nothing', () => {
  const world = aWorld()
  aMan(world, { twitterId: 'taken' })
  const man = aMan(world, { twitterId: 'TAKEN' })
  const before = world.profiles.get(man.id)
  const change = { account: { twitterId: 'taken' }, profile: { name: 'x' }, sample: 0 }
  expect(refusalOf(() => updateProfile(world, man, change, aContext())).code).toBe('invalid')
  expect(world.profiles.get(man.id)).toBe(before)
})

const ctx = aContext({ now: testNow + 1 })
const noChange = { account: {}, profile: {}, sample: 0 }

test('API-11 a missing field keeps its value', () => {
  const world = aWorld()
  const man = aMan(world, { phone: '0312345678', tiktok: 'yoi' })
  const before = aProfile(world, man, { height: '171~175センチ' })
  updateProfile(world, man, { ...noChange, account: { instagram: 'yoi.machi' } }, ctx)
  expect(world.profiles.get(man.id)).toEqual(before)
  expect(world.members.get(man.id)).toEqual({ ...man, instagram: 'yoi.machi', updatedAt: ctx.now })
})

test('API-11 FORM-15 twitterid is unique regardless of case; the own and an empty one pass', () => {
  const world = aWorld()
  aMan(world, { twitterId: 'Taken' })
  const woman = aWoman(world, { twitterId: 'own' })
  const save = (twitterId: string) => updateProfile(world, woman, { ...noChange, account: { twitterId } }, ctx)
  expect(refusalOf(() => save('taken')).detail.fields).toEqual({
    twitterid: ['Twitter IDは登録されています。'],
  })
  save('OWN')
  save('')
  expect(world.members.get(woman.id).twitterId).toBe('')
  const other = aWoman(world)
  updateProfile(world, other, { ...noChange, account: { twitterId: '' } }, ctx)
  expect(world.members.get(other.id).twitterId).toBe('')
})

test('PHOTO-18 PHOTO-23 API-11 a chosen sample fills slot 1 only; 0 changes nothing', () => {
  const world = aWorld()
  const woman = aWoman(world, { photos: ['old.png', 'b.png', null] })
  world.uploads.insert({ name: 'old.png', memberId: woman.id, type: 'image/png', createdAt: 0 })
  updateProfile(world, woman, noChange, ctx)
  expect(world.members.get(woman.id).photos).toEqual(['old.png', 'b.png', null])
  updateProfile(world, woman, { ...noChange, sample: 5 }, ctx)
  expect(world.members.get(woman.id).photos).toEqual(['sample:5', 'b.png', null])
  expect(world.uploads.size).toBe(0)
})
