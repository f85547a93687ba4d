// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { yearChoices } from './year-choices.ts'

test.each([
  ['2026-11-20T12:00:00+09:00', 3],
  // In Tokyo it is already 2027, in UTC still 2026.
  ['2027-01-01T00:00:00+09:00', 4],
  ['2022-06-01T00:00:00+09:00', 0],
])('PAY-81 D-102 at %s lists twelve years and disables the first %i', (now, past) => {
  const years = yearChoices(Date.parse(now), 4)
  expect(years).toHaveLength(12)
  expect(years.filter(({ disabled }) => disabled)).toEqual(years.slice(0, past))
})
