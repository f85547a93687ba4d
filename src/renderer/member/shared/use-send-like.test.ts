// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Timeline } from '../../../contract/calls/timeline.ts'
import { spendLike } from './use-send-like.ts'

const timeline: Timeline = {
  users: [],
  like_remain: 4,
  free_like: 3,
  purchased_like_remain: 1,
  purchased_like_created: null,
  purchased_like_history: [],
  detail_show_ticket: 10,
  hidden_mode: false,
  payment_confirmation: 1,
  age_confirmation: 1,
}

test('D-16 SHOP-17 spends a purchased like first, then a free one, and never goes below 0', () => {
  const once = spendLike(timeline)
  expect([once.like_remain, once.free_like, once.purchased_like_remain]).toEqual([3, 3, 0])
  const twice = spendLike(once)
  expect([twice.like_remain, twice.free_like, twice.purchased_like_remain]).toEqual([2, 2, 0])
  const none = spendLike({ ...timeline, like_remain: 0, free_like: 0, purchased_like_remain: 0 })
  expect([none.like_remain, none.free_like, none.purchased_like_remain]).toEqual([0, 0, 0])
})
