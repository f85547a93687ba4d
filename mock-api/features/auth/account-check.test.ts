import { expect, test } from 'vitest'
import { normalEmail } from './session.ts'
import { emailFaults, passwordFaults, unknownEmailText } from './sign-up.ts'

const malformed = ['メールアドレスの形式が正しくありません']

test.each([
  'a@b.jp',
  'haru.o+yoi@mail.yoimachi.example',
  "!#$%&'*/=?^_`{|}~-@x.co",
  'HARU@YOIMACHI.EXAMPLE',
  'a@9.b-c.jp',
  `${'a'.repeat(250)}@b.jp`,
])('API-01 D-91 accepts the address %s', (email) => {
  expect(emailFaults(email)).toEqual([])
})

test.each([
  'a',
  '@b.jp',
  'a@b',
  'a@b.j',
  'a@b.jp.',
  'a@.jp',
  'a@b.j1',
  'a@b@c.jp',
  'a b@c.jp',
  'あ@b.jp',
  'a@ぼ.jp',
  'a@b.jp x',
  ' a@b.jp',
  `${'a'.repeat(251)}@b.jp`,
])('API-01 D-91 rejects the address %j', (email) => {
  expect(emailFaults(email)).toEqual(malformed)
})

test('API-01 asks for a missing address', () => {
  expect(emailFaults('')).toEqual(['メールアドレスを入力してください'])
})

test('API-01 API-05 a password has 6 to 128 characters as people count them', () => {
  const fault = (password: string) => passwordFaults(password, undefined)['password']
  expect(fault('')).toEqual(['パスワードを入力してください'])
  for (const length of [1, 5]) {
    expect(fault('a'.repeat(length))).toEqual(['パスワードは6文字以上で入力してください'])
  }
  expect(fault('😊'.repeat(5))).toEqual(['パスワードは6文字以上で入力してください'])
  for (const length of [6, 128]) expect(fault('😊'.repeat(length))).toBeUndefined()
  expect(fault('a'.repeat(129))).toEqual(['パスワードは128文字以内で入力してください'])
})

test('API-01 API-05 compares a repetition whenever one is sent, even an empty one', () => {
  expect(passwordFaults('secret1', undefined)).toEqual({})
  expect(passwordFaults('secret1', 'secret1')).toEqual({})
  for (const repetition of ['secret2', '']) {
    expect(passwordFaults('secret1', repetition)).toEqual({
      password_confirmation: ['パスワード（確認用）とパスワードの入力が一致しません'],
    })
  }
})

test('API-01 compares addresses trimmed and lowercased, and names them so when nobody has them', () => {
  expect(normalEmail(' New.Comer@Yoimachi.example\n')).toBe('new.comer@yoimachi.example')
  expect(unknownEmailText('a@b.jp')).toBe('メールアドレス「a@b.jp」の会員は見つかりませんでした。')
})
