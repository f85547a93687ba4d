import { expect, test } from 'vitest'
import { canSend } from './withdrawal-reason.ts'

test('QUIT-09 QUIT-11 QUIT-12 QUIT-23 a reason is enough; the text of その他 may be empty, not over 100', () => {
  expect(canSend('', '')).toBe(false)
  expect(canSend('1日のレコメンド数が少なかった', '')).toBe(true)
  expect(canSend('その他', '')).toBe(true)
  expect(canSend('その他', 'あ'.repeat(100))).toBe(true)
  expect(canSend('その他', 'あ'.repeat(101))).toBe(false)
})
