import { expect, test } from 'vitest'
import { aMan, aWoman } from '../testing/a-member.ts'
import { aProfile } from '../testing/a-profile.ts'
import { aWorld } from '../testing/a-world.ts'
import { completeness } from './completeness.ts'

test('HOME-20 HOME-21 HOME-22 HOME-25 HOME-27 every item of L-8 adds its points once it is reached', () => {
  const world = aWorld()
  const man = aMan(world)
  expect(completeness(man, world.profiles.get(man.id)).point).toBe(0)
  const steps: [patch: object, text: string, point: number][] = [
    [{}, '', 30],
    [{ photos: ['sample:1', null, null] }, '', 35],
    [{ photos: ['sample:1', null, 'a.jpg'] }, '', 40],
    [{ photos: ['sample:1', 'b.jpg', 'a.jpg'] }, '', 50],
    [{}, 'あ'.repeat(49), 30],
    [{}, 'あ'.repeat(50), 35],
    [{}, 'あ'.repeat(140), 40],
    [{}, 'あ'.repeat(300), 50],
    [{ twitterId: 'yoi' }, '', 50],
  ]
  for (const [patch, propensity, point] of steps) {
    const profile = aProfile(world, man, { propensity })
    expect(completeness({ ...man, ...patch }, profile).point).toBe(point)
  }
  const whole = aProfile(world, man, { propensity: 'あ'.repeat(300), appealPoints: ['キス'] })
  expect(completeness({ ...man, photos: ['a', 'b', 'c'], twitterId: 'yoi' }, whole).point).toBe(100)
})

test('HOME-28 white space does not count and a pictogram counts once', () => {
  const world = aWorld()
  const man = aMan(world)
  const short = aProfile(world, man, { propensity: `${'🌙'.repeat(49)}\n　 ` })
  expect(completeness(man, short).items.c6).toBe(false)
  const enough = aProfile(world, man, { propensity: '🌙'.repeat(50) })
  expect(completeness(man, enough).items.c6).toBe(true)
})

test('HOME-22 the free text of a woman is her ideal text', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const profile = aProfile(world, woman, { sexualExperience: 'あ'.repeat(140) })
  expect(completeness(woman, profile).items).toMatchObject({ c6: true, c7: true, c8: false })
})
