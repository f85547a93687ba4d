let kept = false

/**
 * From now on until the next page load the account is not asked for again: its member has just withdrawn, the server has
 * ended all logins, and the page that says goodbye must not turn into /login (QUIT-16, QUIT-26).
 */
export function keepAccount(): void {
  kept = true
}

export function isAccountKept(): boolean {
  return kept
}
