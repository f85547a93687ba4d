import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { SecureCheck, StoredCardOutcome } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'

/** Whether the card's bank requires 3-D Secure (D-40). */
export function needsSecureCheck(outcome: StoredCardOutcome): boolean {
  return outcome === 'secure-success' || outcome === 'secure-failed' || outcome === 'secure-abandoned'
}

/** Opens a 3-D Secure check; its key is the secret part of the page's address (IMP-09). */
export function openSecureCheck(
  world: World,
  me: Member,
  order: Pick<SecureCheck, 'purpose' | 'item' | 'amount' | 'outcome'>,
  ctx: Context,
): SecureCheck {
  return world.secureChecks.insert({
    ...order,
    key: ctx.ids.secret('secure-check', world.secureChecks.nextId, ctx.now),
    memberId: me.id,
    createdAt: ctx.now,
    finishedAt: null,
    failure: null,
  })
}
