import { expect, test } from 'vitest'
import { ranks } from '../../../src/contract/enums/member.ts'
import { aContext } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { rankAfterSave } from './gain-rank.ts'
import { updateProfile } from './update-profile.ts'

const long = 'あ'.repeat(50)

test('D-32 API-11 a save lifts a man from H to G by the basics, from F to E by an introduction, and no other', () => {
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

test('D-32 a woman climbs no ladder', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const whole = aProfile(world, woman, { propensity: long })
  for (const rank of ['H', 'F', null]) expect(rankAfterSave({ ...woman, rank }, whole)).toBe(rank)
})

test('D-32 API-11 the gained rank is stored with the save that gained it', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'H' })
  aProfile(world, man, { bodyType: '' })
  const change = { account: {}, profile: { bodyType: '普通' }, sample: 0 }
  updateProfile(world, man, change, aContext())
  expect(world.members.get(man.id).rank).toBe('G')
})

test('API-11 RANK-43 a taken social account id is refused as invalid and changes nothing', () => {
  const world = aWorld()
  aMan(world, { twitterId: 'taken' })
  const man = aMan(world, { twitterId: 'TAKEN' })
  const before = world.profiles.get(man.id)
  const change = { account: { twitterId: 'taken' }, profile: { name: 'x' }, sample: 0 }
  expect(refusalOf(() => updateProfile(world, man, change, aContext())).code).toBe('invalid')
  expect(world.profiles.get(man.id)).toBe(before)
})
