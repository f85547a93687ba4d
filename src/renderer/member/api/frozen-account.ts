let frozen = false

/**
 * From now on until the next page load the account is not asked for again: its member has just withdrawn, the server has
 * ended all logins, and the page that says goodbye must not turn into /login (QUIT-16, QUIT-26).
 */
export function freezeAccount(): void {
  frozen = true
}

export function isAccountFrozen(): boolean {
  return frozen
}
