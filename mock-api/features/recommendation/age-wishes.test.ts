import { expect, test } from 'vitest'
import { fitsHerAges, fitsHisAges } from './age-wishes.ts'

test.each([
  [['18~19歳'], [18, 19]],
  [['20〜24歳'], [20, 24]],
  [['25〜30歳'], [25, 30]],
  [['31〜34歳'], [31, 34]],
  [['35歳〜39歳'], [35, 39]],
  [['40歳以上'], [40, 99]],
  [['50歳以上'], [50, 99]],
  [
    ['25〜30歳', '31〜34歳'],
    [25, 34],
  ],
])('API-27 ENUM-14 ENUM-77 a woman who wishes %j accepts men of %j', (wished, [from, to]) => {
  const fitting = Array.from({ length: 100 }, (_, age) => age).filter((age) => fitsHerAges(age, wished))
  expect([fitting.at(0), fitting.at(-1), fitting.length]).toEqual([from, to, to! - from! + 1])
})

test('API-27 without brackets men of any age fit', () => {
  for (const age of [18, 40, 99]) expect(fitsHerAges(age, [])).toBe(true)
})

test.each([
  ['20代', 29],
  ['30代前半まで', 34],
  ['30代後半まで', 39],
  ['40代前半まで', 44],
  ['40代後半まで', 49],
  ['50代以上もいける', 99],
])('API-27 ENUM-13 a man who wishes %s accepts women up to %i', (wish, oldest) => {
  const fitting = Array.from({ length: 100 }, (_, age) => age).filter((age) => fitsHisAges(age, [wish]))
  expect([fitting.at(-1), fitting.length]).toEqual([oldest, oldest + 1])
})

test('API-27 without his wish or her age she does not fit', () => {
  expect(fitsHisAges(30, [])).toBe(false)
  expect(fitsHisAges(null, ['50代以上もいける'])).toBe(false)
})
