import { twoDigits } from '../../../contract/rules/time-text.ts'
import { dayMs, tokyoParts } from '../../../contract/rules/tokyo-time.ts'
import { gateCopy } from '../../lib/copy/gate.ts'
import { formatDayHeading } from '../../lib/date-ja.ts'
import { deviceStorage } from '../../lib/storage.ts'
import { ownKey } from './device/own-key.ts'
import { type AgeAccount, documentState } from './document-state.ts'

/** Maximum duration of an age check after submission, in ms (AGE-19, D-100). */
const checkMs = dayMs

const storageKey = () => ownKey('document')

/** Returns when this member last submitted a document on this device, epoch ms of the server, or null. */
export function readHandedIn(): number | null {
  const ms = Number(deviceStorage.getItem(storageKey()))
  return Number.isFinite(ms) && ms > 0 ? ms : null
}

/** Stores the time on this device, because no call returns it later. */
export function rememberHandedIn(ms: number): void {
  deviceStorage.setItem(storageKey(), String(Math.round(ms)))
}

/** Forgets the time of a rejected document, because the next one may be submitted on another device. */
export function forgetRejected(account: AgeAccount): void {
  if (documentState(account) === 'resubmit') deviceStorage.removeItem(storageKey())
}

/** Returns the latest end of the running check (epoch ms of the server), or null if another device was used. */
export function readCheckEnd(): number | null {
  const handedInMs = readHandedIn()
  return handedInMs === null ? null : handedInMs + checkMs
}

/** Formats the latest end of a check: a full hour without minutes, never rounded up (D-100). */
export function checkedBy(endMs: number): string {
  const { hour, minute } = tokyoParts(endMs)
  return gateCopy.document.checkedBy(formatDayHeading(endMs), hour, twoDigits(minute))
}
