import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { getUsableToken, spendToken } from './card-token.ts'
import { notPaidText } from './plan.ts'

/**
 * Replaces the card of the running plan, without 3-D Secure (API-67). Returns false when the card declines. Refuses
 * without a running plan and with an unusable token.
 */
export function changeCard(world: World, me: Member, token: string, ctx: Context): boolean {
  if (!me.paid || !world.subscriptions.has(me.id)) throw new Refusal('state', { msg: notPaidText })
  const card = getUsableToken(world, me, token, ctx)
  if (card.outcome === 'declined') return false
  spendToken(world, card, ctx)
  world.subscriptions.update(me.id, { card: card.outcome })
  return true
}
