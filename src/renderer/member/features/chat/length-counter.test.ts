import { expect, test } from 'vitest'
import { lengthCounter } from './length-counter.ts'

test.each([
  [0, undefined],
  [899, undefined],
  [900, { text: '900／1,000文字', over: false }],
  [1000, { text: '1,000／1,000文字', over: false }],
  [1001, { text: '1,001／1,000文字', over: true }],
])('CHAT-11 the last hundred of a thousand characters are counted: %i', (length, counter) => {
  expect(lengthCounter('🌙'.repeat(length))).toEqual(counter)
})
