import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { normalEmail } from './account-check.ts'
import { openLogin, type OpenedLogin } from './token.ts'

/**
 * Opens a login for an address and its password (API-02). An unconfirmed account is told so before the password is
 * checked, minors and inactive members after it (protocols A8, D-36).
 */
export function signIn(
  world: World,
  input: { readonly email: string; readonly password: string },
  ctx: Context,
): { member: Member; opened: OpenedLogin } {
  const member = world.members.findBy('email', normalEmail(input.email))
  if (!member) throw new Refusal('bad-credentials')
  if (member.confirmedAt === null) throw new Refusal('sign-in-unconfirmed')
  if (!ctx.passwords.matches(input.password, member.passwordHash)) throw new Refusal('bad-credentials')
  if (member.ageConf === 3 || member.ageConf === 4) throw new Refusal('sign-in-under-age')
  if (member.activeStatus === 'inactive') throw new Refusal('sign-in-inactive')
  return { member, opened: openLogin(world, member.id, false, ctx) }
}
