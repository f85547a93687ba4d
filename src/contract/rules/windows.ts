import { dayMs, hourMs, minuteMs } from './tokyo-time.ts'

// Lengths of time windows in milliseconds. A window excludes its end: start + length is outside.

// Pairings.

/** Length of a hold (D-11). */
export const holdMs = 7 * dayMs
/** From her choice of contact until she may report that no reply came (D-12). */
export const replyWindowMs = dayMs

// Checks of the operator.

/** From a rank request until the next one (D-13). */
export const rankWindowMs = 7 * dayMs
/** From a rank request until its automatic decision (D-13). */
export const rankDecisionMs = dayMs
/** From the submission of an age document to its automatic decision, within the promised 6 to 24 hours (D-14, HOME-14). */
export const ageDecisionMs = 12 * hourMs

// Payments.

/** From a purchase of likes until the next one (D-16). */
export const purchaseWindowMs = dayMs
/** Validity of purchased likes (D-16). */
export const likeValidMs = 180 * dayMs
/** Validity of a card token (API-65). */
export const cardTokenMs = 30 * minuteMs
/** From an accepted reason to the latest cancellation (API-70). */
export const cancelAcceptedMs = 30 * minuteMs

// Logins.

/** Validity of a session (D-17). */
export const sessionMs = 14 * dayMs
/** Validity of the link in a mail for a new password (D-17). */
export const resetLinkMs = 6 * hourMs
/** Validity of the link in a mail that confirms an address (D-17). */
export const confirmationLinkMs = 3 * dayMs
