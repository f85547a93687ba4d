import { ageDecision } from '../features/age-document/age-document.ts'
import { confirmationLinkExpiry, resetLinkExpiry, sessionExpiry } from '../features/auth/session.ts'
import { likeExpiry, purchaseWindow } from '../features/like/like.ts'
import { dailyReset } from '../features/member/member.ts'
import { holdEnd, replyWindow } from '../features/pairing/pairing.ts'
import { charge, chargeDeclined } from '../features/payment/plan.ts'
import { rankDecision, rankWindow } from '../features/rank/rank.ts'
import type { EffectRule } from '../world/rules.ts'
import { townActivity } from './activity/town-activity.ts'

/** Rules by which time changes the world or opens a window. Simultaneous effects happen in this order. */
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
