import { expect, test } from 'vitest'
import { textBetween } from './page-texts.ts'

test('the text of a failure is the sentence that the page gained, not a count or a name', () => {
  const before = ['プロフィール', '自己紹介', '12／500']
  expect(textBetween(before, [...before, '13／500', '入力内容を確認してください'])).toBe('入力内容を確認してください')
  expect(textBetween(before, ['プロフィール', 'ログイン画面へ'])).toBe('ログイン画面へ')
  expect(textBetween(before, before)).toBeUndefined()
})
