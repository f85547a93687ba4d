import { type CardOutcome, cardOutcomes, passesLuhn } from '../../../src/contract/rules/card.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { cardTokenMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { CardToken, StoredCardOutcome } from '../../world/records/payment.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { notPaidText } from './plan.ts'

/** A card as typed: digits only, the year with four digits. */
interface CardData {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
}

const storedOutcomes: Readonly<Record<CardOutcome, StoredCardOutcome | undefined>> = {
  'token-refused': undefined,
  success: 'success',
  declined: 'declined',
  'three-secure-success': 'secure-success',
  'three-secure-failed': 'secure-failed',
  'three-secure-abandoned': 'secure-abandoned',
  'declined-at-renewal': 'declined-at-renewal',
}

/**
 * Returns the behaviour of a card by its number (D-40). Undefined when it gets no token: wrong check digit, past
 * expiry, or the number that is always refused (API-65, PAY-82).
 */
export function readCard({ number, expMonth, expYear }: CardData, now: number): StoredCardOutcome | undefined {
  if (!passesLuhn(number) || isPast(expYear, expMonth, now)) return undefined
  return storedOutcomes[cardOutcomes.get(number) ?? 'success']
}

/** A card is valid until the end of its month in Tokyo. */
function isPast(year: number, month: number, now: number): boolean {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}` < tokyoDay(now).slice(0, 7)
}

/** Text for a refused card and an unusable token (API-65). */
export const cardRefusedText = 'カード情報を確認できませんでした。'

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
    token: `tok_${drawn.slice(0, 24)}`,
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
