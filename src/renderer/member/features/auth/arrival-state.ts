/** What a page of the login hands to the next one beside its address; a reload keeps it. */
export interface ArrivalState {
  /** The address that a sign-up has just been made with. */
  readonly email?: string
  /** The mail address has just been confirmed (D-70). */
  readonly confirmed?: boolean
}

/** Reads the state of a history entry, which another version of the app may have written. */
export function readArrival(state: unknown): ArrivalState {
  if (typeof state !== 'object' || state === null) return {}
  return {
    ...('email' in state && typeof state.email === 'string' ? { email: state.email } : {}),
    ...('confirmed' in state && state.confirmed === true ? { confirmed: true } : {}),
  }
}
