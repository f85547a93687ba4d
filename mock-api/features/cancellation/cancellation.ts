import { cancelReasons, otherCancelReason } from '../../../src/contract/enums/cancellation.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import { cancelAcceptedMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Login } from '../../world/records/auth.ts'
import type { CancelReason } from '../../world/records/cancellation.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { notPaidText, endPlan } from '../payment/plan.ts'

export interface GivenReason {
  /** Present for the subscription; always present for a man. */
  readonly password: string | undefined
  readonly reason: string
  readonly text: string
}

/**
 * Accepts a reason for leaving (API-69). For a subscription it needs the login password and allows the cancellation in
 * this login for 30 minutes (D-42). Without a password it is for a woman's membership. Refuses a reason of the other
 * sex's list, その他 without a required text, an unpaid member and a wrong password.
 */
export function giveReason(world: World, me: Member, login: Login, input: GivenReason, ctx: Context): CancelReason {
  const { password, reason, text } = input
  const kind = password !== undefined || me.sex === Sex.man ? 'subscription' : 'withdrawal'
  if (kind === 'subscription' && !me.paid) throw new Refusal('state', { msg: notPaidText })
  checkReason(kind, me, input)
  if (kind === 'subscription') {
    checkPassword(me, password ?? '', ctx)
    world.logins.update(login.id, { cancelAcceptedAt: ctx.now })
  }
  return world.cancelReasons.insert({ memberId: me.id, kind, reason, text, createdAt: ctx.now })
}

function checkReason(kind: CancelReason['kind'], me: Member, { reason, text }: GivenReason): void {
  const reasons: readonly string[] = cancelReasons[me.sex]
  if (!reasons.includes(reason))
    throw new Refusal('invalid', { fields: { cancel_reason: ['理由を選択してください。'] } })
  // A blank text counts as missing (CANCEL-30). Withdrawals need no text (QUIT-23).
  if (kind === 'subscription' && reason === otherCancelReason && text.trim() === '')
    throw new Refusal('invalid', { fields: { cancel_reason_text: ['入力してください。'] } })
}

function checkPassword(me: Member, password: string, ctx: Context): void {
  if (ctx.passwords.matches(password, me.passwordHash)) return
  const msg = 'パスワードが正しくありません。'
  throw new Refusal('invalid', { msg, fields: { password: [msg] } })
}

/**
 * Cancels the plan at once (API-70, D-42); a woman stays a member without premium. Refuses an unpaid member, and a
 * login without a reason accepted in the last 30 minutes.
 */
export function cancelPlan(world: World, me: Member, login: Login, ctx: Context): void {
  if (!me.paid) throw new Refusal('state', { msg: notPaidText })
  const { cancelAcceptedAt } = login
  if (cancelAcceptedAt === null || ctx.now >= cancelAcceptedAt + cancelAcceptedMs) {
    throw new Refusal('state', { msg: '解約の理由とパスワードをもう一度入力してください。' })
  }
  world.logins.update(login.id, { cancelAcceptedAt: null })
  endPlan(world, me.id, ctx)
}

/**
 * Withdraws a woman from the service (API-71). Premium and all her logins end, and others no longer see her (IMP-29).
 * Her reviews and posts stay without a name; her email stays taken.
 */
export function withdraw(world: World, me: Member, ctx: Context): void {
  endPlan(world, me.id, ctx)
  world.members.update(me.id, { activeStatus: 'inactive', updatedAt: ctx.now })
  for (const { id } of world.logins.by('member', me.id)) world.logins.delete(id)
}
