import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { count, id, instant, optionalInstant, text } from '../shapes.ts'

/** What a test card does (D-40). */
const cardOutcome = z.enum([
  'success',
  'declined',
  'secure-success',
  'secure-failed',
  'secure-abandoned',
  'declined-at-renewal',
])
export type CardOutcome = z.output<typeof cardOutcome>

const subscriptionSchema = z.strictObject({
  /** The member's id. */
  id,
  planId: z.int(),
  /** Price in yen at registration; the first cycle of a listed woman is charged 0 (D-35). */
  price: count,
  cycleDays: count,
  card: cardOutcome,
  /** Shown as payment customer id and payment password (API-64). */
  customerId: text,
  customerPass: text,
  startedAt: instant,
  lastChargeAt: instant,
  /** null once cancelled or declined (D-15, D-42). */
  nextChargeAt: optionalInstant,
})

/** A member's monthly plan, present or past. */
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
  /** null for a token of the browser script, which knows no login (IMP-10). */
  memberId: z.nullable(id),
  outcome: cardOutcome,
  createdAt: instant,
  usedAt: optionalInstant,
})

/** A one-use stand-in for a card (API-65); card numbers themselves are never stored. */
export type CardToken = z.output<typeof cardTokenSchema>
export const cardTokens = defineTable('cardTokens', cardTokenSchema, {
  token: (token: CardToken) => token.token,
})

const secureCheckSchema = z.strictObject({
  id,
  /** Part of the page's address (IMP-09). */
  key: text,
  memberId: id,
  purpose: z.enum(['plan', 'likes']),
  /** Plan id or pack size. */
  item: z.int(),
  amount: count,
  outcome: cardOutcome,
  createdAt: instant,
  finishedAt: optionalInstant,
  /** Why it ended without a payment; null while it is open and when it ended well. */
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

/** A bought pack of likes; the rest of it expires 180 days after the purchase (D-16). */
export type LikePurchase = z.output<typeof likePurchaseSchema>

export const likePurchases = defineTable('likePurchases', likePurchaseSchema, {
  member: (purchase: LikePurchase) => purchase.memberId,
})

const cancelReasonSchema = z.strictObject({
  id,
  memberId: id,
  kind: z.enum(['subscription', 'withdrawal']),
  reason: text,
  text,
  createdAt: instant,
})

/** Why a member left a plan or the service (API-69). */
export type CancelReason = z.output<typeof cancelReasonSchema>
export const cancelReasons = defineTable('cancelReasons', cancelReasonSchema, {
  member: (reason: CancelReason) => reason.memberId,
})
