// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isReasonComplete } from './reason-rules.ts'

test('D-137 QUIT-09 QUIT-11 QUIT-12 QUIT-23 a reason is needed, and the text of その他 has at most 100 characters', () => {
  expect(isReasonComplete('', '')).toBe(false)
  expect(isReasonComplete('', 'あ')).toBe(false)
  expect(isReasonComplete('1日のレコメンド数が少なかった', '')).toBe(true)
  expect(isReasonComplete('その他', '')).toBe(true)
  // Text typed before another reason was chosen is not sent.
  expect(isReasonComplete('1日のレコメンド数が少なかった', 'あ'.repeat(101))).toBe(true)
  expect(isReasonComplete('その他', 'あ'.repeat(100))).toBe(true)
  expect(isReasonComplete('その他', 'あ'.repeat(101))).toBe(false)
})
