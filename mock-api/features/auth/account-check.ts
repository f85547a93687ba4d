import { countCharacters } from '../../../src/contract/rules/texts.ts'

/** Protocols A5, D-91: visible ASCII without @, then a domain whose last label has at least two letters. */
const emailPattern = /^[!-?A-~]+@([a-z0-9-]+\.)+[a-z]{2,}$/i
const shortest = 6
const longest = 128

export type FieldTexts = Record<string, string[]>

/** What is wrong with a new email address by form; empty when nothing is. */
export function emailFaults(email: string): string[] {
  if (email === '') return ['メールアドレスを入力してください']
  return emailPattern.test(email) && email.length <= 255 ? [] : ['メールアドレスの形式が正しくありません']
}

/** What is wrong with a new password and its repetition, if one was given (protocols A5, A7, A13), by wire field. */
export function passwordFaults(password: string, repetition: string | undefined): FieldTexts {
  const faults: FieldTexts = {}
  if (password === '') faults['password'] = ['パスワードを入力してください']
  else if (countCharacters(password) < shortest)
    faults['password'] = [`パスワードは${shortest}文字以上で入力してください`]
  else if (countCharacters(password) > longest)
    faults['password'] = [`パスワードは${longest}文字以内で入力してください`]
  if (repetition !== undefined && password !== repetition)
    faults['password_confirmation'] = ['パスワード（確認用）とパスワードの入力が一致しません']
  return faults
}

/** Protocols A5: addresses are compared and stored lowercased and trimmed. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Protocols A11, A14: the text names the address as it was looked up. */
export function unknownEmailText(email: string): string {
  return `メールアドレス「${email}」の会員は見つかりませんでした。`
}
