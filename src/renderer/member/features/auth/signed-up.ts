const key = 'yoimachi.signed-up'

/** Keeps the address of a sign-up until the next login, because the link of its mail opens a page without it. */
export function rememberSignUp(email: string): void {
  localStorage.setItem(key, email)
}

/** Address of the last sign-up in this browser without a login since. */
export function signedUpAddress(): string | undefined {
  return localStorage.getItem(key) ?? undefined
}

export function forgetSignUp(): void {
  localStorage.removeItem(key)
}
