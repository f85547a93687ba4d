import { expect, test } from 'vitest'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { changeRecommendSetting, recommendSettingOf } from './setting.ts'

test('SETTING-09 SETTING-10 SETTING-11 everything is on at first, without a record', () => {
  const world = aWorld()
  const man = aMan(world)
  expect(recommendSettingOf(world, man)).toEqual({
    id: man.id,
    bodyTypes: [true, true, true, true, true],
    ranks: {},
    likedSm: 0,
    appealPoint: 'おまかせ',
    sexualCondition: '',
    ageRange: '',
  })
  expect(world.recommendSettings.size).toBe(0)
})

test('API-38 SETTING-08 what is left out keeps its value', () => {
  const world = aWorld()
  const man = aMan(world)
  const none: boolean[] = []
  changeRecommendSetting(world, man, {
    bodyTypes: none,
    ranks: { C: false },
    sexualCondition: 'x',
    likedSm: 4,
  })
  changeRecommendSetting(world, man, { bodyTypes: [undefined, false] as boolean[], ranks: { B: false } })
  expect(recommendSettingOf(world, man)).toMatchObject({
    bodyTypes: [true, false, true, true, true],
    ranks: { C: false, B: false },
    likedSm: 4,
    appealPoint: 'おまかせ',
    sexualCondition: 'x',
  })
})
