import { expect, test } from 'vitest'
import { priceOfWomen, pricesOfLikes, pricesOfMen } from './prices.ts'

test('L-12 the legal notice names the prices that the service charges', () => {
  expect(pricesOfMen('regular')).toBe(
    '男性のプラン：1ヶ月プラン 3,850円、3ヶ月プラン 9,900円、6ヶ月プラン 16,500円、12ヶ月プラン 26,400円（いずれも税込）',
  )
  expect(pricesOfMen('second')).toContain('1ヶ月プラン 3,000円')
  expect(priceOfWomen()).toBe(
    '女性プレミアムプラン（任意）：30日ごとに1,100円（税込）。ご案内した方は初回無料、2回目以降1,100円。',
  )
  expect(pricesOfLikes).toBe(
    'いいね：10個 1,500円、30個 3,900円、50個 5,000円、100個 8,000円、1,000個 50,000円（いずれも税込）',
  )
})
