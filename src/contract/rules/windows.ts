import { addDuration } from './instants.ts'
import { dayMs, hourMs, minuteMs } from './tokyo-time.ts'

/** The last instant that ISO 8601 writes with a year of four digits. */
const lastInstant = Date.parse('9999-12-31T23:59:59.999+09:00')

/** The farthest instant that a jump may lead to (D-96). Epoch milliseconds. */
export function farthestJump(now: number): number {
  return Math.min(addDuration(now, 'P100Y'), lastInstant)
}

/** How long things last, in milliseconds. A window is over at its last instant: start + length is outside of it. */

/** D-11: a hold, from the instant at which it began. */
export const holdMs = 7 * dayMs
/** D-12: from her choice of contact until she may say that no reply came. */
export const replyWindowMs = dayMs
/** D-13: from a request for a rank until the next one, and until a request decides itself. */
export const rankWindowMs = 7 * dayMs
export const rankDecisionMs = dayMs
/** D-14: until a document decides itself, inside the promised 6 to 24 hours (HOME-14). */
export const ageDecisionMs = 12 * hourMs
/** D-16: from a purchase of likes until the next one, and as long as what is left of it is good. */
export const purchaseWindowMs = dayMs
export const likeValidMs = 180 * dayMs
/** D-17: a login, and the links of a password-reset and of a confirmation mail. */
export const sessionMs = 14 * dayMs
export const resetLinkMs = 6 * hourMs
export const confirmationLinkMs = 3 * dayMs
/** API-65: how long a card's token may be used. */
export const cardTokenMs = 30 * minuteMs
/** API-70: how long an accepted reason may be followed by the cancellation. */
export const cancelAcceptedMs = 30 * minuteMs

/** When a plan is charged for the second time: cycle + 1 days after it began (D-15, PAY-62). */
export function firstRenewal(startedAt: number, cycleDays: number): number {
  return startedAt + (cycleDays + 1) * dayMs
}

/** When a renewed plan is charged again: every cycle days (D-15). */
export function nextRenewal(renewedAt: number, cycleDays: number): number {
  return renewedAt + cycleDays * dayMs
}
