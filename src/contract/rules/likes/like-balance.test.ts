import { expect, test } from 'vitest'
import { likeBalanceOf, spendLike } from './like-balance.ts'

test('D-16 SHOP-17 spends a purchased like first, then a free one, and never goes below 0', () => {
  const left = [spendLike(likeBalanceOf(3, 1)), spendLike(likeBalanceOf(3, 0)), spendLike(likeBalanceOf(0, 0))]
  expect(left).toEqual([likeBalanceOf(3, 0), likeBalanceOf(2, 0), undefined])
  expect(likeBalanceOf(3, 1).remain).toBe(4)
})
