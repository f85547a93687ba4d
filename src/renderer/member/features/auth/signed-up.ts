import { deviceStorage } from '../../../lib/storage.ts'

const key = 'yoimachi.signed-up'

/** Keeps the address of a sign-up until the next login, because the link of its mail opens a page without it. */
export function rememberSignUp(email: string): void {
  deviceStorage.setItem(key, email)
}

/** Address of the last sign-up in this browser without a login since. */
export function signedUpAddress(): string | undefined {
  return deviceStorage.getItem(key) ?? undefined
}

export function forgetSignUp(): void {
  deviceStorage.removeItem(key)
}
