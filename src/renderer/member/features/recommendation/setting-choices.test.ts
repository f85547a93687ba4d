import { expect, test } from 'vitest'
import { recommendSetting } from '../../../../contract/calls/recommendation-setting.ts'
import { bodyTypeBoxes } from '../../../../contract/enums/recommend-setting.ts'
import { allBoxes, appealPointsInView, boxesAfter, chipsOf } from './setting-choices.ts'

const open = recommendSetting.parse({
  ...Object.fromEntries(Object.keys(recommendSetting.shape).map((name) => [name, true])),
  ...{ liked_sm: 0, appear_point: 'おまかせ', sexual_condition: '', age_range: '' },
})
const onlyThin = { ...open, body_type1: false, body_type2: false, body_type3: false, body_type4: false }

test('SETTING-09 all boxes are shown as the one chip すべて', () => {
  expect(chipsOf(open, bodyTypeBoxes)).toEqual([allBoxes])
  expect(chipsOf(onlyThin, bodyTypeBoxes)).toEqual(['body_type0'])
  expect(chipsOf({ ...onlyThin, body_type0: false }, bodyTypeBoxes)).toEqual([])
})

test('SETTING-01 SETTING-03 a press narrows from すべて, adds, and the last one taken away opens everything again', () => {
  const press = (before: string[], after: string[]) =>
    Object.entries(boxesAfter(bodyTypeBoxes, before, after)).flatMap(([name, on]) => (on ? [name] : []))
  expect(press([allBoxes], [allBoxes, 'body_type0'])).toEqual(['body_type0'])
  expect(press(['body_type0'], ['body_type0', 'body_type3'])).toEqual(['body_type0', 'body_type3'])
  expect(press(['body_type0'], [])).toEqual([...bodyTypeBoxes])
  expect(press(['body_type0'], [allBoxes, 'body_type0'])).toEqual([...bodyTypeBoxes])
  expect(press([allBoxes], [])).toEqual([...bodyTypeBoxes])
})

test('SETTING-02 two appeal points and the chosen one are in view', () => {
  expect(appealPointsInView('おまかせ')).toEqual(['おまかせ', 'いちゃいちゃ'])
  expect(appealPointsInView('催眠')).toEqual(['おまかせ', 'いちゃいちゃ', '催眠'])
})
