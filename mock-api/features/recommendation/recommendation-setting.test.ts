import { expect, test } from 'vitest'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { changeRecommendationSetting, recommendationSettingOf } from './recommendation-setting.ts'

test('SETTING-09 SETTING-10 SETTING-11 everything is on at first, without a record', () => {
  const world = aWorld()
  const man = aMan(world)
  expect(recommendationSettingOf(world, man)).toEqual({
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
  changeRecommendationSetting(world, man, {
    bodyTypes: none,
    ranks: { C: false },
    sexualCondition: 'x',
    likedSm: 4,
  })
  changeRecommendationSetting(world, man, { bodyTypes: [undefined, false] as boolean[], ranks: { B: false } })
  expect(recommendationSettingOf(world, man)).toMatchObject({
    bodyTypes: [true, false, true, true, true],
    ranks: { C: false, B: false },
    likedSm: 4,
    appealPoint: 'おまかせ',
    sexualCondition: 'x',
  })
})
