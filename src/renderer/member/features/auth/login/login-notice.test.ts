// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { loginNotice } from './login-notice.ts'

test('AUTH-71 the stored error of a failed logout becomes a flash with its own text', () => {
  expect(loginNotice('error')).toEqual({ lines: ['ログアウト中にエラーが発生しました。'], kind: 'flash' })
})

test('AUTH-73 AUTH-75 the under-age message stays, with its longer text below', () => {
  expect(loginNotice('18歳未満の方はご利用いただけません。')).toEqual({
    lines: [
      '18歳未満の方はご利用いただけません。',
      '18歳未満の方はご登録いただけません。18歳になられてからお問い合わせください。',
    ],
    kind: 'alarm',
  })
})

test('GATE-23 any other message is shown unchanged, and no message shows nothing', () => {
  expect(loginNotice('このアカウントは現在ご利用いただけません。')).toEqual({
    lines: ['このアカウントは現在ご利用いただけません。'],
    kind: 'alarm',
  })
  expect(loginNotice(undefined)).toBeNull()
  expect(loginNotice('')).toBeNull()
})

test('an expired session shows an information notice, not an alarm', () => {
  const ended = 'ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。'
  expect(loginNotice(ended)).toEqual({ lines: [ended], kind: 'info' })
})
