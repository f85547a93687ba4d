// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { greetingOf } from './greeting.ts'

test.each([
  ['04:59', 'こんばんは'],
  ['05:00', 'おはようございます'],
  ['10:59', 'おはようございます'],
  ['11:00', 'こんにちは'],
  ['16:59', 'こんにちは'],
  ['17:00', 'こんばんは'],
])('at %s in Tokyo home says %s', (clock, hello) => {
  expect(greetingOf(Date.parse(`2026-11-20T${clock}:00+09:00`))).toBe(hello)
})
