import { expect, test } from 'vitest'
import { reopensUnasked } from './watch-page.ts'

test.each([
  ['the first crash', [5000], true],
  ['the third within a minute', [0, 1000, 2000], true],
  ['the fourth within a minute', [0, 1000, 2000, 3000], false],
  ['the fourth a millisecond before the minute ends', [0, 1000, 2000, 59_999], false],
  ['the fourth when the first is a minute old', [0, 30_000, 40_000, 60_000], true],
])('reloads without asking after %s', (_title, deaths, expected) => {
  expect(reopensUnasked(deaths)).toBe(expected)
})
