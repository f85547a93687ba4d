import * as fc from 'fast-check'
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

test('FORM-82 FORM-144 FORM-145 blanks change no count, and a run is as long as what is repeated', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  fc.assert(
    fc.property(text, text, fc.nat({ max: 14 }), (before, after, times) => {
      expect(countWithoutSpace(`${before}　\n${after}`)).toBe(countWithoutSpace(before + after))
      expect(countCharacters(before + after)).toBe(countCharacters(before) + countCharacters(after))
      const run = longestRun(`${before}\u0000${'月'.repeat(times)}\u0001${after}`)
      expect(run).toBe(Math.max(longestRun(before), longestRun(after), times, 1))
      expect(hasLongRun('月'.repeat(times))).toBe(times > 10)
    }),
  )
})
