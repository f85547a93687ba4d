import { expect, test } from 'vitest'
import { factBetween } from './page-texts.ts'

test('the text of a failure is the sentence that the page gained, not a count or a name', () => {
  const before = ['プロフィール', '自己紹介', '12／500']
  expect(factBetween(before, [...before, '13／500', '入力内容を確認してください'])).toEqual({
    kind: 'text',
    text: '入力内容を確認してください',
  })
  expect(factBetween(before, ['プロフィール', 'ログイン画面へ'])).toEqual({ kind: 'text', text: 'ログイン画面へ' })
  expect(factBetween(before, before)).toEqual({ kind: 'unchanged' })
})

test('a long sentence is shortened, not left out', () => {
  const text = `${'あ'.repeat(79)}…`
  expect(factBetween([], ['ログイン画面へ', `${'あ'.repeat(90)}。`])).toEqual({ kind: 'text', text })
})
