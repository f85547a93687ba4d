import type { Subscription } from '../../world/records/payment.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Whether the card of a plan will decline its next renewal (D-40). */
export function declinesRenewal({ card }: Subscription): boolean {
  return card === 'declined-at-renewal' || card === 'declined'
}

/** Makes the card of a member's plan decline from now on. Returns the next charge's instant. Refuses without a plan. */
export function declineNextRenewal(world: World, memberId: number): number {
  const subscription = world.subscriptions.find(memberId)
  const at = subscription?.nextChargeAt ?? null
  if (at === null)
    throw new Refusal('state', { code: 'no-renewal', msg: 'The member has no renewal. Choose a member with a plan.' })
  world.subscriptions.update(memberId, { card: 'declined-at-renewal' })
  return at
}
