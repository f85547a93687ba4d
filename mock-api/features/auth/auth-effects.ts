import type { EffectRule } from '../../world/effect-rule.ts'
import type { Login } from '../../world/records/auth.ts'
import type { Member } from '../../world/records/member.ts'
import { confirmationLinkEnd, resetLinkEnd } from './link-windows.ts'

/** Ends a login; its sockets close with it (D-17, WS-01). */
export const sessionExpiry: EffectRule<Login, 'session-expiry'> = {
  kind: 'session-expiry',
  table: 'logins',
  due: (login) => login.expiresAt,
  apply: (world, login) => world.logins.delete(login.id),
  members: (login) => [login.memberId],
}

/** Ends the link of a confirmation mail (D-17). */
export const confirmationLinkExpiry: EffectRule<Member, 'link-expiry'> = {
  kind: 'link-expiry',
  table: 'members',
  due: (member) => (member.confirmation ? confirmationLinkEnd(member.confirmation.sentAt) : undefined),
  apply: (world, member) => void world.members.update(member.id, { confirmation: null }),
  members: (member) => [member.id],
  details: () => ({ mail: 'confirmation' }),
}

/** Ends the link of a password-reset mail (D-17). */
export const resetLinkExpiry: EffectRule<Member, 'link-expiry'> = {
  kind: 'link-expiry',
  table: 'members',
  due: (member) => (member.reset ? resetLinkEnd(member.reset.sentAt) : undefined),
  apply: (world, member) => void world.members.update(member.id, { reset: null }),
  members: (member) => [member.id],
  details: () => ({ mail: 'password-reset' }),
}
