// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { criteriaLeft, criteriaNeeded, nextRank, rankAbove, rankProgress, topRank } from './rank-rules.ts'

test('RANK-16 returns the rank above, or none on the ladder and at the top', () => {
  expect(nextRank('E')).toBe('D')
  expect(nextRank('C')).toBe('C+')
  expect(nextRank('SS')).toBe('SSS')
  expect(nextRank('SSS')).toBeNull()
  expect(nextRank('F')).toBeNull()
  expect(nextRank(null)).toBeNull()
})

test('RANK-16 the rank above is known on the ladder too, and the top has none', () => {
  expect([rankAbove('H'), rankAbove('F'), rankAbove('SS'), topRank]).toEqual(['G', 'E', 'SSS', 'SSS'])
  expect(rankAbove('SSS')).toBeNull()
})

test('RANK-12 RANK-13 RANK-14 RANK-15 C needs 4, C+ 5, B 4, the others all', () => {
  expect(criteriaNeeded('C', 6)).toBe(4)
  expect(criteriaNeeded('C+', 6)).toBe(5)
  expect(criteriaNeeded('B', 6)).toBe(4)
  expect(criteriaNeeded('A', 4)).toBe(4)
  expect(criteriaNeeded('D', 3)).toBe(3)
})

const criteria = (...active: boolean[]) => active.map((active_flag) => ({ text: '', dict: '', active_flag }))

test('RANK-12 RANK-15 the way to a rank ends with what it needs', () => {
  expect(rankProgress('C', criteria(true, true, true, true, false, false))).toEqual({ met: 4, needed: 4 })
  expect(rankProgress('C', criteria(true, true, true, true, true, true))).toEqual({ met: 4, needed: 4 })
  expect(rankProgress('C', criteria(true, false, false, false, false, false))).toEqual({ met: 1, needed: 4 })
  expect(rankProgress('A', criteria(true, true, true, false))).toEqual({ met: 3, needed: 4 })
})

test('D-129 counts what is left by what the rank needs', () => {
  expect(criteriaLeft('D', criteria(true, false, true))).toBe(1)
  expect(criteriaLeft('C', criteria(true, true, true, true, false, false))).toBe(0)
  expect(criteriaLeft('C', criteria(true, true, false, false, false, false))).toBe(2)
})
