import { expect, test } from 'vitest'
import { countCharacters, countWithoutSpace, hasLongRun, longestRun } from './text-length.ts'

test('FORM-82 white space of every kind is left out of the count', () => {
  expect(countWithoutSpace(' 平日 の　夜\n\tです ')).toBe(6)
})

test('characters are code points, not code units', () => {
  expect(countCharacters('𠮷野🌙')).toBe(3)
  expect(countWithoutSpace('𠮷野 🌙')).toBe(3)
})

test('FORM-144 FORM-145 eleven of the same are too many, ten are not', () => {
  expect(hasLongRun('あ'.repeat(10))).toBe(false)
  expect(hasLongRun(`はい${'あ'.repeat(11)}です`)).toBe(true)
})

test('the longest run is found wherever it stands', () => {
  expect(longestRun('')).toBe(0)
  expect(longestRun('いろは')).toBe(1)
  expect(longestRun('いろろろは')).toBe(3)
  expect(longestRun('いろはははは')).toBe(4)
})
