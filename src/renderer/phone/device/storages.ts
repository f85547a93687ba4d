import type { PhoneDevice } from '../../../contract/phone-device.ts'
import { sessionNames } from '../../../contract/rules/session-values.ts'
import { isWorldKey, legacyTokenType } from '../../../contract/rules/stored-names.ts'

type Storages = Pick<PhoneDevice, 'local' | 'session'>

/** Session values never leave the phone: a copy must log in again. */
const secrets: ReadonlySet<string> = new Set([...sessionNames, legacyTokenType])

/** Storages of the phone, without its login. */
export const readStorages = (): Storages => ({
  local: entriesOf(localStorage),
  session: entriesOf(sessionStorage),
})

/** Replaces the storages with those of another phone but keeps the login. */
export function writeStorages({ local, session }: Storages): void {
  fill(localStorage, local)
  fill(sessionStorage, session)
}

/** Empties the storages but keeps the login. */
export const clearStorages = (): void => writeStorages({ local: {}, session: {} })

function entriesOf(storage: Storage): Record<string, string> {
  const keys = Object.keys(storage).filter((key) => !secrets.has(key))
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']))
}

/** A storage without space for all takes what fits, because the phone has to go on. */
function fill(storage: Storage, entries: Readonly<Record<string, string>>): void {
  for (const key of Object.keys(storage)) if (!secrets.has(key)) storage.removeItem(key)
  for (const [key, value] of Object.entries(entries)) {
    if (secrets.has(key)) continue
    try {
      storage.setItem(key, value)
    } catch (cause) {
      console.warn(`Failed to store ${key} on this phone: it has no space left.`, cause)
    }
  }
}

/** Forgets what the members of a replaced world had seen: alerts compare with it, and lists show it. */
export function forgetSeen(): void {
  for (const key of Object.keys(localStorage)) if (isWorldKey(key)) localStorage.removeItem(key)
}
