import { expect, test } from 'vitest'
import { factBetween } from './page-fact.ts'

const before = ['プロフィール', '自己紹介', '12／500']
const sentence = '入力内容を確認してください'
const gained = { kind: 'text', text: sentence }

test('the text of a failure is the sentence that the page gained, not a count or a name', () => {
  expect(factBetween([before], [...before, '13／500', sentence])).toEqual(gained)
  expect(factBetween([before], ['プロフィール', 'ログイン画面へ'])).toEqual({ kind: 'text', text: 'ログイン画面へ' })
  expect(factBetween([before], before)).toEqual({ kind: 'unchanged' })
})

test('a long sentence is shortened, not left out', () => {
  const text = `${'あ'.repeat(79)}…`
  expect(factBetween([[]], ['ログイン画面へ', `${'あ'.repeat(90)}。`])).toEqual({ kind: 'text', text })
})

test('a sentence that a page shows again after another failure counts, and not as unchanged', () => {
  const again = [...before, sentence]
  // It went away while the call ran, or stands at a second field.
  expect(factBetween([again, before, again], again)).toEqual(gained)
  expect(factBetween([again], [...again, sentence])).toEqual(gained)
  // The page was faster than the reads.
  expect(factBetween([again, again], again, [sentence])).toEqual(gained)
  expect(factBetween([again, again], again)).toEqual({ kind: 'unchanged' })
})

test('a label that changes while a call runs is no text of the failure', () => {
  const [idle, busy] = [
    [...before, '送信する'],
    [...before, '送信しています'],
  ]
  expect(factBetween([idle, busy], idle)).toEqual({ kind: 'unchanged' })
})
