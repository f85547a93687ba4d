import { expect, test } from 'vitest'
import { chatTexts } from '../../../../../tests/support/chat-texts.ts'
import { refuseText } from './refuse-text.ts'

test.each(chatTexts.withAddress)('CHAT-18 the app refuses to send %s', (text) => {
  expect(refuseText(text)).not.toBeNull()
})

test.each(chatTexts.without)('CHAT-18 the app sends %s', (text) => {
  expect(refuseText(text)).toBeNull()
})
