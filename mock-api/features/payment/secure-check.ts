import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { CardOutcome, SecureCheck } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'

/**
 * How a payment ended: done, declined by the card (then nothing has changed), or to be continued at the bank of the
 * card (IMP-09).
 */
export type PaymentResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'secure'; readonly check: SecureCheck }

/** What a member is told whose card declines a payment (API-66 to API-68). */
export const declinedText = 'このカードはご利用いただけません。'

/** Whether the bank of the card asks for 3-D Secure first (D-40). */
export function asksForSecure(outcome: CardOutcome): boolean {
  return outcome === 'secure-success' || outcome === 'secure-failed' || outcome === 'secure-abandoned'
}

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
