/** History state that one auth page passes to the next. It survives a reload. */
export interface ArrivalState {
  /** Address of the member, which /login fills in. */
  readonly email?: string
  /** Whether a confirmation mail is on its way to `email`; /login has a panel about it (D-116). */
  readonly mailSent?: boolean
  /** Whether the flash of send_mail was shown, or would say of no mail that it was sent (D-116). */
  readonly mailSentShown?: boolean
  /** Whether the mail address was just confirmed (D-70). */
  readonly confirmed?: boolean
  /** Page that led here. */
  readonly from?: string
  /** Whether a failure led here although the login may be valid (D-113). */
  readonly failed?: boolean
  /** Whether the page had been opened again after such a failure. */
  readonly again?: boolean
  /** Whether another tab ended the login. */
  readonly elsewhere?: boolean
  /** Whether a withdrawal in another tab ended it. */
  readonly left?: boolean
}

/** Reads history state leniently, because another version of the app may have written it. */
export function readArrival(state: unknown): ArrivalState {
  const given: Readonly<Record<string, unknown>> = typeof state === 'object' && state !== null ? { ...state } : {}
  const { email, mailSent, mailSentShown, confirmed, from, failed, again, elsewhere, left } = given
  return {
    ...(typeof email === 'string' && { email }),
    ...(mailSent === true && { mailSent }),
    ...(mailSentShown === true && { mailSentShown }),
    ...(confirmed === true && { confirmed }),
    ...(typeof from === 'string' && { from }),
    ...(failed === true && { failed }),
    ...(again === true && { again }),
    ...(elsewhere === true && { elsewhere }),
    ...(left === true && { left }),
  }
}
