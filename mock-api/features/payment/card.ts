import { cardOutcomes, findPlan, type CardOutcome as DocumentedOutcome } from '../../../src/contract/enums/payment.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { cardTokenMs } from '../../../src/contract/rules/windows.ts'
import type { Context, EffectRule } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { CardOutcome, CardToken, Subscription } from '../../world/records/payment.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { declinesRenewal, declineRenewal, renew, notPaidText } from './plan.ts'

/** A card as it was typed: digits only, the year in full. */
interface CardData {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
}

const storedOutcomes: Readonly<Record<DocumentedOutcome, CardOutcome | undefined>> = {
  'token-refused': undefined,
  success: 'success',
  declined: 'declined',
  'three-secure-success': 'secure-success',
  'three-secure-failed': 'secure-failed',
  'three-secure-abandoned': 'secure-abandoned',
  'declined-at-renewal': 'declined-at-renewal',
}

/**
 * What a card of an accepted format will do, by its number (D-40), or undefined when it gets no token: a failed check
 * digit, a past expiry, or the number that is always refused (API-65, PAY-82).
 */
export function readCard({ number, expMonth, expYear }: CardData, now: number): CardOutcome | undefined {
  if (!passesLuhn(number) || isPast(expYear, expMonth, now)) return undefined
  return storedOutcomes[cardOutcomes.get(number) ?? 'success']
}

/** The check digit of card numbers: every second digit from the right counts double, the sum ends in 0. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits !== '' && sum % 10 === 0
}

/** A card is good until the end of its month in Tokyo. */
function isPast(year: number, month: number, now: number): boolean {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}` < tokyoDay(now).slice(0, 7)
}

/** What a refused card and a bad token are told (API-65). */
export const cardRefusedText = 'カード情報を確認できませんでした。'

/**
 * Changes a card into a token, 'tok_' and 24 hex digits, or undefined for a card that is refused; then nothing changes
 * (API-65). `memberId` null is the browser script, which knows no login (IMP-10). Card numbers are never stored.
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

/**
 * The token that a member pays with: unused, at most 30 minutes old, the member's own or of the browser script. Refuses
 * with `invalid` any other.
 */
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

/** A token serves once. */
export function spendToken(world: World, token: CardToken, ctx: Context): void {
  world.cardTokens.update(token.id, { usedAt: ctx.now })
}

/** D-15: the next charge of a running plan whose card accepts it. */
export const charge: EffectRule<Subscription, 'charge'> = {
  kind: 'charge',
  table: 'subscriptions',
  due: (subscription) => (declinesRenewal(subscription) ? undefined : dueAt(subscription)),
  apply: renew,
  members: ({ id }) => [id],
  details: bill,
}

/** D-15: the next charge of a running plan whose card declines it; the plan ends. */
export const chargeDeclined: EffectRule<Subscription, 'charge-declined'> = {
  kind: 'charge-declined',
  table: 'subscriptions',
  due: (subscription) => (declinesRenewal(subscription) ? dueAt(subscription) : undefined),
  apply: declineRenewal,
  members: ({ id }) => [id],
  details: bill,
}

function dueAt(subscription: Subscription): number | undefined {
  return subscription.nextChargeAt ?? undefined
}

function bill({ planId, price }: Subscription) {
  return { plan: findPlan(planId)?.courseName, price }
}

/**
 * Puts another card behind the running plan, without 3-D Secure (API-67). False, and nothing changes, when the card
 * declines. Refuses without a running plan and with a bad token.
 */
export function changeCard(world: World, me: Member, token: string, ctx: Context): boolean {
  if (!me.paid || !world.subscriptions.has(me.id)) throw new Refusal('state', { msg: notPaidText })
  const card = getUsableToken(world, me, token, ctx)
  if (card.outcome === 'declined') return false
  spendToken(world, card, ctx)
  world.subscriptions.update(me.id, { card: card.outcome })
  return true
}
