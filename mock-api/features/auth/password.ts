import type { Context } from '../../world/context.ts'
import type { Login } from '../../world/records/auth.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { passwordFaults } from './password-faults.ts'

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
