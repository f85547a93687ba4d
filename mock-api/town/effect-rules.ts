import { ageDecision } from '../features/age-document/age-document-effects.ts'
import { confirmationLinkExpiry, resetLinkExpiry, sessionExpiry } from '../features/auth/auth-effects.ts'
import { likeExpiry, purchaseWindow } from '../features/like/like-effects.ts'
import { dailyReset } from '../features/member/daily-reset.ts'
import { holdEnd, replyWindow } from '../features/pairing/pairing-effects.ts'
import { charge, chargeDeclined } from '../features/payment/payment-effects.ts'
import { rankDecision, rankWindow } from '../features/rank/rank-effects.ts'
import type { EffectRule } from '../world/effect-rule.ts'
import { townActivity } from './activity/town-activity.ts'

/** Rules by which time changes the world or opens a window. Simultaneous effects happen in this order. */
export const effectRules: readonly EffectRule[] = [
  dailyReset,
  likeExpiry,
  holdEnd,
  ageDecision,
  rankDecision,
  charge,
  chargeDeclined,
  replyWindow,
  rankWindow,
  purchaseWindow,
  sessionExpiry,
  confirmationLinkExpiry,
  resetLinkExpiry,
  townActivity,
]
