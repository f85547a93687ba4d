// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { signInFailure, loginNotice } from './login-page.tsx'

const fixed = 'メールアドレスとパスワードを確認してください。'

test('AUTH-13 wrong credentials show only the fixed message', () => {
  const error = new ApiError('API-02', 'answer', 401, { success: false, errors: ['違います'] })
  expect(signInFailure(error)).toEqual([fixed])
})

test('AUTH-13 API-02 the reason of the server stands below the fixed message', () => {
  const errors = ['メールアドレスの確認が完了していません。届いたメールのリンクを開いてください。']
  const error = new ApiError('API-02', 'answer', 401, { success: false, errors, reason: 'unconfirmed' })
  expect(signInFailure(error)).toEqual([fixed, ...errors])
})

test('AUTH-13 a network error adds a line about the connection', () => {
  expect(signInFailure(new ApiError('API-02', 'network'))).toHaveLength(2)
})

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
