import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatTexts } from '../../../tests/support/chat-texts.ts'
import { countCharacters, cutText, countWithoutSpace, hasLongRun } from './characters.ts'
import { chatTextFault, containsAddress } from './chat-text.ts'
import { nameLimit } from './text-limits.ts'

test('FORM-82 does not count white space of any kind', () => {
  expect(countWithoutSpace(' 平日 の　夜\n\tです ')).toBe(6)
})

test('counts code points', () => {
  expect(countCharacters('𠮷野🌙')).toBe(3)
  expect(countWithoutSpace('𠮷野 🌙')).toBe(3)
})

test('FORM-144 FORM-145 rejects eleven equal characters and allows ten', () => {
  expect(hasLongRun('あ'.repeat(10))).toBe(false)
  expect(hasLongRun(`はい${'あ'.repeat(11)}です`)).toBe(true)
})

test('FORM-144 line breaks and spaces are no repeated character', () => {
  for (const blank of ['\n', ' ', '　', '\t']) expect(hasLongRun(`はい${blank.repeat(12)}です`), blank).toBe(false)
  expect(hasLongRun(`${'あ'.repeat(6)}\n${'あ'.repeat(6)}`)).toBe(false)
})

test('D-84 counts a name as people do, and cuts it never inside a character', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(cutText('あ'.repeat(21), nameLimit)).toBe('あ'.repeat(20))
  expect(cutText(family.repeat(3), { characters: 2, codePoints: 100 })).toBe(family.repeat(2))
  // 7 code points each: the server stores 100.
  expect(cutText(family.repeat(20), nameLimit)).toBe(family.repeat(14))
  expect(cutText('が'.normalize('NFD').repeat(21), nameLimit)).toBe('が'.normalize('NFD').repeat(20))
  expect(cutText('', nameLimit)).toBe('')
})

test('FORM-144 counts a character of two code units once in a run', () => {
  expect([hasLongRun('🌙'.repeat(10)), hasLongRun('🌙'.repeat(11))]).toEqual([false, true])
})

test('FORM-82 FORM-144 FORM-145 ignores spaces in counts and finds a run at any position', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  fc.assert(
    fc.property(text, text, fc.nat({ max: 14 }), (before, after, times) => {
      expect(countWithoutSpace(`${before}　\n${after}`)).toBe(countWithoutSpace(before + after))
      expect(countCharacters(before + after)).toBe(countCharacters(before) + countCharacters(after))
      const run = '月'.repeat(times)
      expect(hasLongRun(`${before}\u0000${run}\u0001${after}`)).toBe([before, run, after].some(hasLongRun))
      expect(hasLongRun(run)).toBe(times > 10)
    }),
  )
})

test.each(chatTexts.withAddress)('CHAT-18 detects the address in %s', (text) => {
  expect(containsAddress(text)).toBe(true)
})

test.each(chatTexts.without)('CHAT-18 detects no address in %s', (text) => {
  expect(containsAddress(text)).toBe(false)
})

test('CHAT-11 WS-01 refuses blank texts and more than 1000 code points', () => {
  expect(chatTextFault(' \n　')).toBe('blank')
  expect(chatTextFault('🌙'.repeat(1000))).toBeNull()
  expect(chatTextFault('🌙'.repeat(1001))).toBe('too-long')
})

test('CHAT-18 reports an address before the length, so that shortening avoids a second refusal', () => {
  expect(chatTextFault(`${'あ'.repeat(1001)} https://a.example`)).toBe('address')
})
