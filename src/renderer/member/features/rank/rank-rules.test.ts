// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { criteriaLeft, criteriaNeeded, nextRank } from './rank-rules.ts'

test('RANK-16 returns the rank above, or none on the ladder and at the top', () => {
  expect(nextRank('E')).toBe('D')
  expect(nextRank('C')).toBe('C+')
  expect(nextRank('SS')).toBe('SSS')
  expect(nextRank('SSS')).toBeNull()
  expect(nextRank('F')).toBeNull()
  expect(nextRank(null)).toBeNull()
})

test('RANK-12 RANK-13 RANK-14 RANK-15 C needs 4, C+ 5, B 4, the others all', () => {
  expect(criteriaNeeded('C', 6)).toBe(4)
  expect(criteriaNeeded('C+', 6)).toBe(5)
  expect(criteriaNeeded('B', 6)).toBe(4)
  expect(criteriaNeeded('A', 4)).toBe(4)
  expect(criteriaNeeded('D', 3)).toBe(3)
})

test('D-129 counts what is left by what the rank needs', () => {
  const criteria = (...active: boolean[]) => active.map((active_flag) => ({ text: '', dict: '', active_flag }))
  expect(criteriaLeft('D', criteria(true, false, true))).toBe(1)
  expect(criteriaLeft('C', criteria(true, true, true, true, false, false))).toBe(0)
  expect(criteriaLeft('C', criteria(true, true, false, false, false, false))).toBe(2)
})
