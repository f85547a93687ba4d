import { expect, test } from 'vitest'
import { findPlan, firstRenewal, menPrices, monthlyPrice, nextRenewal, plans } from './plans.ts'

const prices = (ids: readonly number[], set: 'regular' | 'second') => ids.map((id) => findPlan(id)?.price[set])

test('L-12 D-41 PAY-44 PAY-27 PAY-32 PAY-59 both price sets', () => {
  expect(plans.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
  expect(prices([5, 6, 7, 8], 'regular')).toEqual([3850, 9900, 16500, 26400])
  expect(prices([5, 6, 7, 8], 'second')).toEqual([3000, 8500, 14000, 25000])
  expect(prices([9, 10, 11, 12], 'regular')).toEqual([2500, 6600, 12000, 20000])
  expect(prices([9, 10, 11, 12], 'second')).toEqual([2500, 9900, 12000, 20000])
  expect(prices([1, 2, 3, 4], 'regular')).toEqual([2500, 6600, 12000, 20000])
  expect(prices([1, 2, 3, 4], 'second')).toEqual([2500, 9900, 16500, 26400])
  expect(prices([13, 14], 'second')).toEqual([1100, 1000])
})

test('L-12 PAY-58 PAY-38 CONST2-10 the site depends on the cycle, and the test plan has its own', () => {
  const bySite = new Map(plans.filter(({ id }) => id !== 14).map(({ cycleDays, siteId }) => [cycleDays, siteId]))
  expect([...bySite]).toEqual([
    [30, '50130901'],
    [90, '50130902'],
    [180, '50130903'],
    [360, '50130904'],
  ])
  expect(findPlan(14)?.siteId).toBe('94999101')
  expect(new Set(plans.flatMap(Object.keys))).toEqual(
    new Set(['id', 'courseName', 'audience', 'months', 'price', 'cycleDays', 'siteId']),
  )
})

test('PAY-51 rounds the price per month and leaves it out for one month', () => {
  const perMonth = (id: number) => plans.filter((plan) => plan.id === id).map((plan) => monthlyPrice(plan, 'regular'))
  expect([5, 6, 7, 8, 10, 11, 12].flatMap(perMonth)).toEqual([undefined, 3300, 2750, 2200, 2200, 2000, 1667])
})

test.each([
  ['regular', [3850, 9900, 16_500, 26_400]],
  ['second', [3000, 8500, 14_000, 25_000]],
] as const)('PAY-27 D-41 what men pay with %s prices', (priceSet, yen) => {
  const names = ['1ヶ月プラン', '3ヶ月プラン', '6ヶ月プラン', '12ヶ月プラン']
  expect(menPrices(priceSet)).toEqual(names.map((name, index) => ({ name, yen: yen[index] })))
})

test('D-15 PAY-62 delays the second charge by a day', () => {
  const start = Date.parse('2026-11-21T12:00:00+09:00')
  const second = firstRenewal(start, 30)
  expect(second).toBe(Date.parse('2026-12-22T12:00:00+09:00'))
  expect(nextRenewal(second, 30)).toBe(Date.parse('2027-01-21T12:00:00+09:00'))
})
