// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { refusalText } from './refusal-text.ts'

const gone = { gone: true, holdOver: false, now: 3, paid: false } as const

test.each([
  ['ok', 0, 1, 'すでにマッチングしています。'],
  ['suspend', 8, 7, 'すでにマッチングしています。'],
  ['ng', 9, 1, 'すでにマッチングしています。'],
  ['ok', 0, 6, 'すでに保留しています。'],
  ['ok', 8, 9, 'お相手のお返事をお待ちください。'],
  ['ok', 6, 3, 'このプロフィールの保留期間は終了しています。'],
  ['ng', 6, 3, 'すでに見送りになっています。'],
  ['suspend', 0, 6, 'すでに保留しています。'],
  ['ok', 3, 3, 'もう一度選べるのは、プレミアムプランのご利用中です。'],
  ['ok', 8, 3, 'すでに見送りになっています。'],
  ['suspend', 0, 0, 'いまは保留できません。'],
  ['ok', 0, 0, 'お相手との状況が変わりました。最新の内容をご確認ください。'],
  ['ok', 0, undefined, 'お相手との状況が変わりました。最新の内容をご確認ください。'],
  ['reply', 1, 7, 'お返事があったことは、すでに記録されています。'],
  ['reply', 1, 3, 'このマッチングは、すでに終了しています。'],
  ['reply', 1, 2, 'お相手との状況が変わりました。最新の内容をご確認ください。'],
  ['block', 1, 1, 'お相手との状況が変わりました。最新の内容をご確認ください。'],
] as const)('D-113 a refused %s at %s reads at %s: %s', (act, before, now, said) => {
  expect(refusalText({ act, before, holdOver: true, now, gone: false, paid: false })).toBe(said)
})

test('D-113 a premium woman reads of the no-match, and a man of a pass whose profile is withheld now', () => {
  expect(refusalText({ act: 'ok', before: 3, holdOver: false, now: 3, gone: false, paid: true })).toBe(
    'すでに見送りになっています。',
  )
  expect(refusalText({ ...gone, act: 'ng', before: 9 })).toBe('すでに見送りになっています。')
  expect(refusalText({ ...gone, act: 'block', before: 1 })).toBe('このマッチングは、すでに解消されています。')
})

test('D-113 a hold that another tab has ended by a pass is a pass, not the end of the hold', () => {
  expect(refusalText({ act: 'ok', before: 6, holdOver: false, now: 3, gone: false, paid: false })).toBe(
    'すでに見送りになっています。',
  )
})
