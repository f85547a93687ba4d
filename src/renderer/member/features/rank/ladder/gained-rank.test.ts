// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { gainedRank } from './gained-rank.ts'

test('RANK-49 celebrates only a rank above the last one seen', () => {
  expect(gainedRank('H', 'G')).toBe('G')
  expect(gainedRank('C+', 'B')).toBe('B')
  expect(gainedRank('SS', 'SSS')).toBe('SSS')
  expect(gainedRank('B', 'B')).toBeNull()
  expect(gainedRank('A', 'B+')).toBeNull()
  expect(gainedRank(null, 'S')).toBeNull()
  expect(gainedRank('H', null)).toBeNull()
})
