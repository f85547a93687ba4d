import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { updateProfile } from './update-profile.ts'

const ctx = aContext({ now: testNow + 1 })
const noChange = { account: {}, profile: {}, sample: 0 }

test('API-11 what is left out keeps its value', () => {
  const world = aWorld()
  const man = aMan(world, { phone: '0312345678', tiktok: 'yoi' })
  const before = aProfile(world, man, { height: '171~175センチ' })
  updateProfile(world, man, { ...noChange, account: { instagram: 'yoi.machi' } }, ctx)
  expect(world.profiles.get(man.id)).toEqual(before)
  expect(world.members.get(man.id)).toEqual({ ...man, instagram: 'yoi.machi', updatedAt: ctx.now })
})

test('API-11 FORM-15 twitterid is unique over all members without regard to case; the own and an empty one pass', () => {
  const world = aWorld()
  aMan(world, { twitterId: 'Taken' })
  const woman = aWoman(world, { twitterId: 'own' })
  const save = (twitterId: string) =>
    updateProfile(world, woman, { ...noChange, account: { twitterId } }, ctx)
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

test('PHOTO-18 PHOTO-23 API-11 a chosen sample fills slot 1 only, 0 changes nothing', () => {
  const world = aWorld()
  const woman = aWoman(world, { photos: ['old.png', 'b.png', null] })
  world.uploads.insert({ name: 'old.png', memberId: woman.id, type: 'image/png', createdAt: 0 })
  updateProfile(world, woman, noChange, ctx)
  expect(world.members.get(woman.id).photos).toEqual(['old.png', 'b.png', null])
  updateProfile(world, woman, { ...noChange, sample: 5 }, ctx)
  expect(world.members.get(woman.id).photos).toEqual(['sample:5', 'b.png', null])
  expect(world.uploads.size).toBe(0)
})
