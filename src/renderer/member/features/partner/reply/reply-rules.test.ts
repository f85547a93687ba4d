// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { availableAtOf, replyWindowEndMs } from './reply-rules.ts'

const at = '2026-11-20T12:00:00.000+09:00'
const ms = Date.parse(at)

test('D-12 ENTITY2-37 the reply window ends a day after contact, while no message hides that time', () => {
  expect(replyWindowEndMs({ last_message: '', timestamp: at })).toBe(ms + 24 * 3_600_000)
  expect(replyWindowEndMs({ last_message: 'はじめまして', timestamp: at })).toBeNull()
})

test.each([undefined, null, 'soon', {}, { available_at: 7 }, { available_at: 'soon' }])(
  'API-36 a refusal without a valid time gives none: %o',
  (body) => {
    expect(availableAtOf(body)).toBeNull()
  },
)

test('API-36 an early refusal gives its earliest time', () => {
  expect(availableAtOf({ available_at: at })).toBe(ms)
})
