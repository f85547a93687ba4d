import { townActivity } from './activity/town-activity.ts'
import { ageDecision } from './features/age-document/age-decision.ts'
import { confirmationLinkExpiry, resetLinkExpiry, sessionExpiry } from './features/auth/session-expiry.ts'
import { likeExpiry, purchaseWindow } from './features/like/like-expiry.ts'
import { dailyReset } from './features/member/daily-reset.ts'
import { holdEnd } from './features/pairing/hold-end.ts'
import { replyWindow } from './features/pairing/reply-window.ts'
import { charge, chargeDeclined } from './features/payment/charge.ts'
import { rankDecision, rankWindow } from './features/rank/rank-effects.ts'
import type { EffectRule } from './world/effect.ts'

/** Every rule by which time changes the world, or opens a window in it; those of one instant happen in this order. */
export const effectRules = [
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
] as unknown as readonly EffectRule[]
