import { expect, test } from 'vitest'
import { reopensUnasked } from './watch-page.ts'

test.each([
  ['the first death', [5000], true],
  ['three within a minute', [0, 1000, 2000], true],
  ['a fourth within a minute', [0, 1000, 2000, 3000], false],
  ['a fourth within a minute of the first, to the millisecond', [0, 1000, 2000, 59_999], false],
  ['a fourth after the first is forgotten', [0, 30_000, 40_000, 60_000], true],
])('%s', (_title, deaths, expected) => {
  expect(reopensUnasked(deaths)).toBe(expected)
})
