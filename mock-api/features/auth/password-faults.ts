import { countCharacters } from '../../../src/contract/rules/characters.ts'
import { passwordMaxLength, passwordMinLength } from '../../../src/contract/rules/text-limits.ts'

/** Texts of faults, by wire field. */
export type FieldTexts = Record<string, string[]>

/** Returns the faults of a new password and its optional repetition (protocols A5, A7, A13). */
export function passwordFaults(password: string, repetition: string | undefined): FieldTexts {
  const faults: FieldTexts = {}
  const fault = lengthFault(password)
  if (fault !== undefined) faults['password'] = [fault]
  if (repetition !== undefined && password !== repetition)
    faults['password_confirmation'] = ['パスワード（確認）が一致しません']
  return faults
}

function lengthFault(password: string): string | undefined {
  if (password === '') return 'パスワードを入力してください'
  const length = countCharacters(password)
  if (length < passwordMinLength) return `パスワードは${passwordMinLength}文字以上で入力してください`
  return length > passwordMaxLength ? `パスワードは${passwordMaxLength}文字以内で入力してください` : undefined
}
