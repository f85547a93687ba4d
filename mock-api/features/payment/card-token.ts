import { cardTokenMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { CardToken } from '../../world/records/payment.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { type CardData, readCard } from './card.ts'

/** Text for a refused card and an unusable token (API-65). */
export const cardRefusedText = 'カード情報を確認できませんでした。'

/** Hex digits of a token after its prefix. */
const tokenDigits = 24

/**
 * Creates a token for a card: 'tok_' and 24 hex digits. Returns undefined for a refused card (API-65). `memberId` is
 * null for the browser script, which has no login (IMP-10). Card numbers are never stored.
 */
export function createCardToken(
  world: World,
  card: CardData,
  memberId: number | null,
  ctx: Context,
): CardToken | undefined {
  const outcome = readCard(card, ctx.now)
  if (outcome === undefined) return undefined
  const drawn = ctx.ids.uuid('card-token', world.cardTokens.nextId, ctx.now).replaceAll('-', '')
  return world.cardTokens.insert({
    token: `tok_${drawn.slice(0, tokenDigits)}`,
    memberId,
    outcome,
    createdAt: ctx.now,
    usedAt: null,
  })
}

/** Returns an unused token of at most 30 minutes, of this member or the browser script. Refuses others: `invalid`. */
export function getUsableToken(world: World, me: Member, token: string, ctx: Context): CardToken {
  const found = world.cardTokens.findBy('token', token)
  const usable =
    found !== undefined &&
    found.usedAt === null &&
    ctx.now < found.createdAt + cardTokenMs &&
    (found.memberId === null || found.memberId === me.id)
  if (!usable) throw new Refusal('invalid', { fields: { token: [cardRefusedText] } })
  return found
}

export function spendToken(world: World, token: CardToken, ctx: Context): void {
  world.cardTokens.update(token.id, { usedAt: ctx.now })
}
