import { countCharacters } from '../../../src/contract/rules/characters.ts'
import { passwordMaxLength, passwordMinLength } from '../../../src/contract/rules/text-limits.ts'
import type { Context } from '../../world/context.ts'
import type { Login } from '../../world/records/auth.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Texts of faults, by wire field. */
type FieldTexts = Record<string, string[]>

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

/** Sets a new password (API-05). Ends every other login of the member and every earlier reset link (D-93). */
export function changePassword(
  world: World,
  login: Login,
  input: { readonly password: string; readonly repetition: string },
  ctx: Context,
): Member {
  if (input.password === '' || input.repetition === '') throw new Refusal('password-missing')
  const faults = passwordFaults(input.password, input.repetition)
  if (Object.keys(faults).length > 0) throw new Refusal('password-invalid', { fields: faults })
  for (const other of world.logins.by('member', login.memberId)) {
    if (other.id !== login.id) world.logins.delete(other.id)
  }
  if (login.fromResetLink) world.logins.update(login.id, { fromResetLink: false })
  const salt = ctx.ids.token('salt', login.memberId, ctx.now)
  const passwordHash = ctx.passwords.hash(input.password, salt)
  return world.members.update(login.memberId, { passwordHash, reset: null, updatedAt: ctx.now })
}
