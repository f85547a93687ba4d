import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatTexts } from '../../../tests/support/chat-texts.ts'
import { countCharacters, countWithoutSpace, hasLongRun, longestRun, chatTextFault, containsAddress } from './texts.ts'

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

test.each(chatTexts.withAddress)('CHAT-18 %s is an address', (text) => {
  expect(containsAddress(text)).toBe(true)
})

test.each(chatTexts.without)('CHAT-18 %s is none', (text) => {
  expect(containsAddress(text)).toBe(false)
})

test('CHAT-11 WS-01 blanks, and more than 1000 code points, are not delivered', () => {
  expect(chatTextFault(' \n　')).toBe('blank')
  expect(chatTextFault('🌙'.repeat(1000))).toBeNull()
  expect(chatTextFault('🌙'.repeat(1001))).toBe('too-long')
})

test('CHAT-18 an address is told before the length, so that shortening does not lead to a second refusal', () => {
  expect(chatTextFault(`${'あ'.repeat(1001)} https://a.example`)).toBe('address')
})
