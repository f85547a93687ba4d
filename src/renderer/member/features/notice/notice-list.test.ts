// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { shortTitle } from './notice-list.tsx'

test('NOTICE-07 cuts a title after exactly 20 characters', () => {
  expect(shortTitle('お'.repeat(20))).toBe('お'.repeat(20))
  expect(shortTitle('お'.repeat(21))).toBe(`${'お'.repeat(20)}…`)
  expect(shortTitle(`${'🌙'.repeat(20)}です`)).toBe(`${'🌙'.repeat(20)}…`)
})
