import { expect, test } from 'vitest'
import { authCopy, confirmationCopy } from './auth.ts'
import { commonCopy, endedSessionCopy } from './common.ts'

// Exact wording from the specification, Part B or L-15. Titles name only rows about wording; the tests of each screen
// prove when a text shows.
test('AUTH-07 texts for a sent mail, a failed login and a failed sign-up match', () => {
  expect(authCopy.login.mailSent).toBe('入力されたメールアドレスに確認メールを送信しました。')
  expect(authCopy.door.failed).toBe('メールアドレスとパスワードを確認してください。')
})

test('AUTH-28 AUTH-29 AUTH-32 hints of address and password match', () => {
  expect(authCopy.signUp.emailHint).toBe(
    '正しいメールアドレスの形式で入力してください。キャリアメールは届かないことがあるため、お控えください。',
  )
  expect(commonCopy.passwordHint).toBe('6文字以上で入力してください。')
})

test('password reset matches L-15', () => {
  expect(authCopy.forgetPassword.sent).toBe('ご入力のメールアドレスに再設定用のリンクを送信しました。')
  expect(authCopy.forgetPassword.failed).toBe('エラーが発生しました。')
  expect(authCopy.passwordReset.changed).toBe('パスワードを変更しました。')
  expect(authCopy.passwordReset.failed).toBe('エラーが発生しました。')
})

test('AUTH-74 the two texts for minors match', () => {
  expect(endedSessionCopy.underAge).toBe('18歳未満の方はご利用いただけません。')
  expect(authCopy.login.underAgeLong).toBe(
    '18歳未満の方はご登録いただけません。18歳になられてからお問い合わせください。',
  )
})

test('rulings on login, sign-up and logout match Part B', () => {
  expect(endedSessionCopy.inactive).toBe('このアカウントは現在ご利用いただけません。')
  expect(authCopy.login.logoutFailed).toBe('ログアウト中にエラーが発生しました。')
  expect(authCopy.signUp.consentMissing).toBe('利用規約とプライバシーポリシーへの同意が必要です。')
  expect(authCopy.signUp.sexMissing).toBe('性別を選択してください。')
  expect(authCopy.afterSignUp.registering).toBe('登録処理をしています…')
})

test('confirmation of the address matches L-15 and Part B', () => {
  expect(confirmationCopy.failed).toBe('エラーが発生しました。')
  expect(confirmationCopy.confirming).toBe('確認しています…')
  expect(authCopy.resend.submit).toBe('確認メールを再送する')
})
