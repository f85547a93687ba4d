// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { availableAtOf, replyWindowEndMs } from './reply-step.tsx'

const at = '2026-11-20T12:00:00.000+09:00'
const ms = Date.parse(at)

test('D-12 ENTITY2-37 the reply window ends a day after contact, as long as no message hides when that was', () => {
  expect(replyWindowEndMs({ last_message: '', timestamp: at })).toBe(ms + 24 * 3_600_000)
  expect(replyWindowEndMs({ last_message: 'はじめまして', timestamp: at })).toBeNull()
})

test.each([undefined, null, 'soon', {}, { available_at: 7 }, { available_at: 'soon' }])(
  'API-36 a refusal says no instant: %o',
  (body) => {
    expect(availableAtOf(body)).toBeNull()
  },
)

test('API-36 a refusal that came too early says from when on', () => {
  expect(availableAtOf({ available_at: at })).toBe(ms)
})
