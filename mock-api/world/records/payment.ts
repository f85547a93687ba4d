import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { count, id, instant, optionalInstant, text } from './fields.ts'

/** Behaviour of a test card (D-40), as worlds store it; `contract/rules/card.ts` has the documented names. */
const cardOutcome = z.enum([
  'success',
  'declined',
  'secure-success',
  'secure-failed',
  'secure-abandoned',
  'declined-at-renewal',
])

export type StoredCardOutcome = z.output<typeof cardOutcome>

const subscriptionSchema = z.strictObject({
  /** The member's id. */
  id,
  planId: z.int(),
  /** Price in yen at registration; the first cycle of a listed woman is charged 0 (D-35). */
  price: count,
  /** A plan without a cycle would be due again at each renewal. */
  cycleDays: z.int().check(z.positive()),
  card: cardOutcome,
  /** Shown as payment customer id and payment password (API-64). */
  customerId: text,
  customerPass: text,
  startedAt: instant,
  lastChargeAt: instant,
  /** null after a cancellation or a declined charge (D-15, D-42). */
  nextChargeAt: optionalInstant,
})

/** A member's plan, current or past, renewed every `cycleDays`. */
export type Subscription = z.output<typeof subscriptionSchema>

export const subscriptions = defineTable('subscriptions', subscriptionSchema, {})

const paymentSchema = z.strictObject({
  id,
  memberId: id,
  kind: z.enum(['plan', 'renewal', 'likes']),
  amount: count,
  outcome: z.enum(['paid', 'declined']),
  at: instant,
})

export type Payment = z.output<typeof paymentSchema>

export const payments = defineTable('payments', paymentSchema, {
  member: (payment: Payment) => payment.memberId,
})

const cardTokenSchema = z.strictObject({
  id,
  token: text,
  /** null for a token of the browser script, which has no login (IMP-10). */
  memberId: z.nullable(id),
  outcome: cardOutcome,
  createdAt: instant,
  usedAt: optionalInstant,
})

/** A single-use token for a card (API-65); card numbers are never stored. */
export type CardToken = z.output<typeof cardTokenSchema>

export const cardTokens = defineTable('cardTokens', cardTokenSchema, {
  token: (token: CardToken) => token.token,
})

const secureCheckSchema = z.strictObject({
  id,
  /** Key in the page's address (IMP-09). */
  key: text,
  memberId: id,
  purpose: z.enum(['plan', 'likes']),
  /** Plan id or pack size. */
  item: z.int(),
  amount: count,
  outcome: cardOutcome,
  createdAt: instant,
  finishedAt: optionalInstant,
  /** Reason when the check ended without a payment; null while open and after success. */
  failure: z.nullable(text),
})

/** A pending or finished 3-D Secure check. */
export type SecureCheck = z.output<typeof secureCheckSchema>

export const secureChecks = defineTable('secureChecks', secureCheckSchema, {
  key: (check: SecureCheck) => check.key,
})

const likePurchaseSchema = z.strictObject({
  id,
  memberId: id,
  size: count,
  remain: count,
  price: count,
  createdAt: instant,
  expiresAt: instant,
})

/** A purchased pack of likes; unused likes expire 180 days after the purchase (D-16). */
export type LikePurchase = z.output<typeof likePurchaseSchema>

export const likePurchases = defineTable('likePurchases', likePurchaseSchema, {
  member: (purchase: LikePurchase) => purchase.memberId,
})
