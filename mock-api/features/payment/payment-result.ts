import type { CardOutcome, SecureCheck } from '../../world/records/payment.ts'

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
