// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ageOf, ageText } from './drift-ages.ts'

test.each([
  [null, '未確認', 'never'],
  ['2026-11-22', '今日', 'today'],
  ['2026-11-19', '3日前', 'week'],
  ['2026-11-15', '7日前', 'week'],
  ['2026-11-14', '8日前', 'older'],
  ['2025-11-22', '365日前', 'older'],
  // From a machine whose clock is ahead.
  ['2026-11-23', '今日', 'today'],
])('shows a call last confirmed on %s as %s', (confirmed, text, age) => {
  expect([ageText(confirmed, '2026-11-22'), ageOf(confirmed, '2026-11-22')]).toEqual([text, age])
})
