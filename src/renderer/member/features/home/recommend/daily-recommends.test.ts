import { expect, test } from 'vitest'
import { guidedRecommends, isManualOff, remainingRecommends } from './daily-recommends.ts'

test('HOME-41 HOME-42 HOME-43 remaining is cap minus automatic and manual, never below 0', () => {
  const counts = { max_recommend_count: 6, recommend_create_count: 3, manual_recommend_count_in_user: 1 }
  expect(remainingRecommends(counts)).toBe(2)
  expect(remainingRecommends({ ...counts, recommend_create_count: 9 })).toBe(0)
  expect(remainingRecommends({ ...counts, max_recommend_count: 10 })).toBe(6)
})

test('HOME-47 D-127 of the remaining ones, three a day are meant for the AI', () => {
  const counts = { max_recommend_count: 6, recommend_create_count: 0, manual_recommend_count_in_user: 0 }
  expect(guidedRecommends(counts)).toBe(3)
  expect(guidedRecommends({ ...counts, recommend_create_count: 2 })).toBe(1)
  expect(guidedRecommends({ ...counts, recommend_create_count: 4 })).toBe(0)
  expect(guidedRecommends({ ...counts, manual_recommend_count_in_user: 5 })).toBe(1)
})

test('HOME-35 HOME-36 HOME-37 disables the manual button when no ticket is left or she may not request', () => {
  const state = { mannual_recommend: true, manual_recommend_ticket: 3, manual_recommend_count_in_user: 2 }
  expect(isManualOff(state)).toBe(false)
  expect(isManualOff({ ...state, manual_recommend_count_in_user: 3 })).toBe(true)
  expect(isManualOff({ ...state, manual_recommend_ticket: 0, manual_recommend_count_in_user: 0 })).toBe(true)
  expect(isManualOff({ ...state, mannual_recommend: false })).toBe(true)
})
