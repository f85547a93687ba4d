import { memberKey } from '../../../../contract/rules/stored-names.ts'
import { type Instant, toEpochMs } from '../../../lib/date-ja.ts'
import { deviceStorage } from '../../../lib/storage.ts'
import { readSession } from '../../api/session-store.ts'

const storageKey = () => memberKey('words', readSession().uid ?? '')

/** Stored entries, oldest first. */
const readEntries = () => (deviceStorage.getItem(storageKey()) ?? '').split(',').filter((entry) => entry !== '')

/** More than a list shows; the oldest are forgotten. */
const mostWords = 100

/** Stores who wrote the last message, because no list tells it (D-105): 'uuid@ms', with '+' for an own message. */
export function rememberLastWords(uuid: string, at: Instant, mine: boolean): void {
  const others = readEntries().filter((entry) => !entry.startsWith(`${uuid}@`))
  const entry = `${uuid}@${toEpochMs(at)}${mine ? '+' : ''}`
  deviceStorage.setItem(storageKey(), [...others, entry].slice(-mostWords).join(','))
}

/** Whether the message that was written at that instant is the member's own; null where this device has not seen it. */
export function isOwnLastWord(uuid: string, at: Instant): boolean | null {
  const known = readEntries()
  const entry = `${uuid}@${toEpochMs(at)}`
  if (known.includes(`${entry}+`)) return true
  return known.includes(entry) ? false : null
}
