import { deviceStorage } from '../../../../lib/storage.ts'
import { ownKey } from '../../../shared/device/own-key.ts'

const storageKey = () => ownKey('videos')

/** Number of clips that the member has watched on this device, which survives reloads (D-32, RANK-30). */
export function readWatched(): number {
  const stored = Number(deviceStorage.getItem(storageKey()) ?? 0)
  return Number.isInteger(stored) ? Math.max(stored, 0) : 0
}

export function rememberWatched(count: number): void {
  deviceStorage.setItem(storageKey(), String(count))
}

export function forgetWatched(): void {
  deviceStorage.removeItem(storageKey())
}
