import { returnAddressName as name } from '../../../contract/rules/session-values.ts'
import { drafts } from './drafts.ts'

/** Stores the page on which the session expired, for the same member and tab (D-79). Skips home, the default. */
export function keepReturnAddress(address: string): void {
  if (!address.startsWith('/home')) drafts.write(name, address)
}

/** Page to open after the login, or null. */
export function readReturnAddress(): string | null {
  const kept = drafts.read(name)
  return typeof kept === 'string' && kept.startsWith('/') ? kept : null
}

export function forgetReturnAddress(): void {
  drafts.write(name, null)
}
