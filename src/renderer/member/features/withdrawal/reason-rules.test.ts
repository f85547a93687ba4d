// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { canGoOn } from './reason-step.tsx'

test('D-137 QUIT-09 QUIT-11 QUIT-12 QUIT-23 a reason is needed, and the text of その他 has at most 100 characters', () => {
  expect(canGoOn('', '')).toBe(false)
  expect(canGoOn('', 'あ')).toBe(false)
  expect(canGoOn('1日のレコメンド数が少なかった', '')).toBe(true)
  expect(canGoOn('その他', '')).toBe(true)
  // Text typed before another reason was chosen is not sent.
  expect(canGoOn('1日のレコメンド数が少なかった', 'あ'.repeat(101))).toBe(true)
  expect(canGoOn('その他', 'あ'.repeat(100))).toBe(true)
  expect(canGoOn('その他', 'あ'.repeat(101))).toBe(false)
})
