import type { SecureCheck } from '../../world/records/payment.ts'

/** Result of a payment: done, declined by the card without a change, or continued at the card's bank (IMP-09). */
export type PaymentResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'secure'; readonly check: SecureCheck }

/** Text for a payment that the card declines (API-66 to API-68). */
export const declinedText = 'このカードはご利用いただけません。'
