import { confirmationLinkMs, resetLinkMs } from '../../../src/contract/rules/windows.ts'
import type { Login } from '../../world/records/login.ts'
import type { Member } from '../../world/records/member.ts'
import type { EffectRule } from '../../engine/clock/effect.ts'
import { memberLabel } from '../../world/member-label.ts'

/** D-17: a login ends; its sockets close with it (WS-01). */
export const sessionExpiry: EffectRule<Login> = {
  kind: 'session-expiry',
  table: 'logins',
  due: (login) => login.expiresAt,
  apply: (world, login) => world.logins.delete(login.id),
  text: (world, login) => `ログインの期限：${memberLabel(world, login.memberId)}のログインが切れます`,
}

/** D-17: the link of a confirmation mail stops working. */
export const confirmationLinkExpiry: EffectRule<Member> = {
  kind: 'link-expiry',
  table: 'members',
  due: (member) => (member.confirmation ? member.confirmation.sentAt + confirmationLinkMs : undefined),
  apply: (world, member) => void world.members.update(member.id, { confirmation: null }),
  text: (world, member) => `確認メールの期限：${memberLabel(world, member.id)}のリンクが使えなくなります`,
}

/** D-17: the link of a password-reset mail stops working. */
export const resetLinkExpiry: EffectRule<Member> = {
  kind: 'link-expiry',
  table: 'members',
  due: (member) => (member.reset ? member.reset.sentAt + resetLinkMs : undefined),
  apply: (world, member) => void world.members.update(member.id, { reset: null }),
  text: (world, member) =>
    `パスワード再設定の期限：${memberLabel(world, member.id)}のリンクが使えなくなります`,
}
