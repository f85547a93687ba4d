// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chatTexts } from '../../../../../tests/support/chat-texts.ts'
import { lengthCounter, refuseText } from './refuse-text.ts'

test.each([
  [0, undefined],
  [899, undefined],
  [900, { text: '900／1,000文字', over: false }],
  [1000, { text: '1,000／1,000文字', over: false }],
  [1001, { text: '1,001／1,000文字', over: true }],
])('CHAT-11 shows the counter for the last hundred of a thousand characters: %i', (length, counter) => {
  expect(lengthCounter('🌙'.repeat(length))).toEqual(counter)
})

test.each(chatTexts.withAddress)('CHAT-18 rejects %s', (text) => {
  expect(refuseText(text)).not.toBeNull()
})

test.each(chatTexts.without)('CHAT-18 sends %s', (text) => {
  expect(refuseText(text)).toBeNull()
})
