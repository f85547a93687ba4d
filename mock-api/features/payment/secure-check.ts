import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { SecureCheck } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'

/** Opens a 3-D Secure check: its key is the secret part of the page's address (IMP-09). */
export function openSecureCheck(
  world: World,
  me: Member,
  order: Pick<SecureCheck, 'purpose' | 'item' | 'amount' | 'outcome'>,
  ctx: Context,
): SecureCheck {
  return world.secureChecks.insert({
    ...order,
    key: ctx.ids.token('secure-check', world.secureChecks.nextId, ctx.now),
    memberId: me.id,
    createdAt: ctx.now,
    finishedAt: null,
    failure: null,
  })
}
