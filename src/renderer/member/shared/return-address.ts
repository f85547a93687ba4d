import { returnAddressName as returnName } from '../../../contract/rules/stored-names.ts'
import { drafts } from './drafts.ts'

/** Stores the page on which the session expired, for the same member and tab (D-79). Skips home, the default. */
export function keepReturnAddress(address: string): void {
  if (!address.startsWith('/home')) drafts.write(returnName, address)
}

/** Page to open after the login, or null. */
export function readReturnAddress(): string | null {
  const stored = drafts.read(returnName)
  return typeof stored === 'string' && stored.startsWith('/') ? stored : null
}

export function forgetReturnAddress(): void {
  drafts.write(returnName, null)
}
