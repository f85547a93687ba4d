// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isFirstDay } from './is-first-day.ts'

const woman = { sex: 2, age_conf: 2, status: 3, recommend_count: 0 } as const

test('HOME-29 GATE-24 the first day lasts from the age check to the first recommendation', () => {
  expect(isFirstDay(woman)).toBe(true)
  expect(isFirstDay({ ...woman, status: 4 })).toBe(true)
  expect(isFirstDay({ ...woman, recommend_count: 1 })).toBe(false)
  expect(isFirstDay({ ...woman, age_conf: 0 })).toBe(false)
  // A paused or blocked member sees another text.
  expect(isFirstDay({ ...woman, status: 5 })).toBe(false)
  expect(isFirstDay({ ...woman, sex: 1 })).toBe(false)
})
