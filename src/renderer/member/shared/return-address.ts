import { drafts } from './drafts.ts'

const name = 'return-address'

/** Keeps the page on which the login ran out, for the same member in the same tab (D-79). Home is where a login leads anyway. */
export function keepReturnAddress(address: string): void {
  if (!address.startsWith('/home')) drafts.write(name, address)
}

/** The page to go back to after the login, or null. */
export function readReturnAddress(): string | null {
  const kept = drafts.read(name)
  return typeof kept === 'string' && kept.startsWith('/') ? kept : null
}

export function forgetReturnAddress(): void {
  drafts.write(name, null)
}
