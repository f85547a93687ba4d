import { expect, test } from 'vitest'
import { bodyTypeBoxes, rankBoxes } from '../../../src/contract/enums/recommend-setting.ts'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { recommendationSettingView, settingChange } from './recommendation-setting-view.ts'
import { changeRecommendationSetting, recommendationSettingOf } from './recommendation-setting.ts'

test('SETTING-09 SETTING-10 SETTING-11 everything is on by default, without a record', () => {
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

test('API-38 SETTING-08 a missing value stays', () => {
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

test("API-37 a man's conditions are 16 boxes and four values; boxes are on by default", () => {
  const world = aWorld()
  const man = aMan(world)
  const boxes = [...bodyTypeBoxes, ...Object.keys(rankBoxes)]
  const fresh = recommendationSettingView(recommendationSettingOf(world, man))
  expect(boxes).toHaveLength(16)
  expect(fresh).toEqual({
    success: true,
    recommend_setting: {
      ...Object.fromEntries(boxes.map((box) => [box, true])),
      liked_sm: 0,
      appear_point: 'おまかせ',
      sexual_condition: '',
      age_range: '',
    },
  })
  for (const box of boxes) {
    const change = settingChange({ [box]: false })
    const changed = changeRecommendationSetting(world, aMan(world), change)
    expect(recommendationSettingView(changed).recommend_setting).toEqual({
      ...fresh.recommend_setting,
      [box]: false,
    })
  }
  const short = { ...recommendationSettingOf(world, man), bodyTypes: [false] }
  const { recommend_setting } = recommendationSettingView(short)
  expect(bodyTypeBoxes.map((box) => recommend_setting[box])).toEqual([false, true, true, true, true])
})

test('API-38 SETTING-08 changes only the values of the request', () => {
  expect(settingChange({})).toStrictEqual({ bodyTypes: bodyTypeBoxes.map(() => undefined), ranks: {} })
  const values = { liked_sm: 2, appear_point: 'キス', sexual_condition: 'x', age_range: '20代' } as const
  expect(settingChange(values as Parameters<typeof settingChange>[0])).toMatchObject({
    likedSm: 2,
    appealPoint: 'キス',
    sexualCondition: 'x',
    ageRange: '20代',
  })
})
