import { ageDecision } from './age-decision.ts'
import { charge, chargeDeclined } from './charge.ts'
import { dailyReset } from './daily-reset.ts'
import type { EffectRule } from './effect.ts'
import { confirmationLinkExpiry, resetLinkExpiry, sessionExpiry } from './expiry.ts'
import { holdEnd } from './hold-end.ts'
import { likeExpiry, purchaseWindow } from './like-expiry.ts'
import { rankDecision, rankWindow } from './rank.ts'
import { replyWindow } from './reply-window.ts'

/** Every rule by which time changes the world, or opens a window in it. */
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
] as unknown as readonly EffectRule[]
