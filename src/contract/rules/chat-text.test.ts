import { expect, test } from 'vitest'
import { chatTexts } from '../../../tests/support/chat-texts.ts'
import { chatTextFault, containsAddress } from './chat-text.ts'

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
