import { dayMs, hourMs, minuteMs } from './tokyo-time.ts'

// Lengths of time windows in milliseconds. A window excludes its end: start + length is outside.

/** D-11: length of a hold. */
export const holdMs = 7 * dayMs
/** D-12: from her choice of contact until she may report that no reply came. */
export const replyWindowMs = dayMs
/** D-13: from a rank request until the next one, and until its automatic decision. */
export const rankWindowMs = 7 * dayMs
export const rankDecisionMs = dayMs
/** D-14: from the submission of a document to its automatic decision, within the promised 6 to 24 hours (HOME-14). */
export const ageDecisionMs = 12 * hourMs
/** D-16: from a purchase of likes until the next one, and the validity of the purchased likes. */
export const purchaseWindowMs = dayMs
export const likeValidMs = 180 * dayMs
/** D-17: validity of a session and of the links in password reset and confirmation mails. */
export const sessionMs = 14 * dayMs
export const resetLinkMs = 6 * hourMs
export const confirmationLinkMs = 3 * dayMs
/** API-65: validity of a card token. */
export const cardTokenMs = 30 * minuteMs
/** API-70: from an accepted reason to the cancellation. */
export const cancelAcceptedMs = 30 * minuteMs
