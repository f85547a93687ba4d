import { expect, test } from 'vitest'
import { menPrices } from './men-prices.ts'

test.each([
  ['regular', [3850, 9900, 16_500, 26_400]],
  ['second', [3000, 8500, 14_000, 25_000]],
] as const)('PAY-27 D-41 what men pay with %s prices', (priceSet, yen) => {
  const names = ['1ヶ月プラン', '3ヶ月プラン', '6ヶ月プラン', '12ヶ月プラン']
  expect(menPrices(priceSet)).toEqual(names.map((name, index) => ({ name, yen: yen[index] })))
})
