// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { canGoOn } from './withdrawal-page.tsx'

test('QUIT-09 QUIT-11 QUIT-12 QUIT-23 the reason is optional, and the text of その他 has at most 100 characters', () => {
  expect(canGoOn('', '')).toBe(true)
  expect(canGoOn('1日のレコメンド数が少なかった', '')).toBe(true)
  expect(canGoOn('その他', '')).toBe(true)
  // Text typed before another reason was chosen is not sent.
  expect(canGoOn('1日のレコメンド数が少なかった', 'あ'.repeat(101))).toBe(true)
  expect(canGoOn('その他', 'あ'.repeat(100))).toBe(true)
  expect(canGoOn('その他', 'あ'.repeat(101))).toBe(false)
})
