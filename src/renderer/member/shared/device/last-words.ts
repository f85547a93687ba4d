import { type Instant, toEpochMs } from '../../../lib/date-ja.ts'
import { deviceStorage } from '../../../lib/storage.ts'
import { ownKey, readEntries } from './own-key.ts'

const storageKey = () => ownKey('words')

/** More than a list shows; the oldest are forgotten. */
const mostWords = 100

/** Stores who wrote the last message, because no list tells it (D-105): 'uuid@ms', with '+' for an own message. */
export function rememberLastWords(uuid: string, at: Instant, mine: boolean): void {
  const others = readEntries(storageKey()).filter((entry) => !entry.startsWith(`${uuid}@`))
  const entry = `${uuid}@${toEpochMs(at)}${mine ? '+' : ''}`
  deviceStorage.setItem(storageKey(), [...others, entry].slice(-mostWords).join(','))
}

/** Whether the message that was written at that instant is the member's own; null where this device has not seen it. */
export function isOwnLastWord(uuid: string, at: Instant): boolean | null {
  const known = readEntries(storageKey())
  const entry = `${uuid}@${toEpochMs(at)}`
  if (known.includes(`${entry}+`)) return true
  return known.includes(entry) ? false : null
}
