import { cancelAcceptedMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Login } from '../../world/records/login.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { endPlan, notPaidText } from '../payment/plan.ts'

/**
 * Cancels the plan at once (API-70, D-42); a woman stays a member without premium. Refuses an unpaid member, and a login
 * whose reason was not accepted in the last 30 minutes.
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
