import { deviceStorage } from '../../../lib/storage.ts'
import { ownKey } from './own-key.ts'

/** The rank that this member last saw here, or null; what is above it is celebrated (RANK-49, D-32). */
export function readSeenRank(): string | null {
  return deviceStorage.getItem(ownKey('rank'))
}

export function rememberSeenRank(rank: string): void {
  deviceStorage.setItem(ownKey('rank'), rank)
}

/** Whether home had a card of new likes when it was last open, for its skeleton. */
export function readNewLikes(): boolean {
  return deviceStorage.getItem(ownKey('likes')) !== null
}

export function rememberNewLikes(any: boolean): void {
  if (any) deviceStorage.setItem(ownKey('likes'), '')
  else deviceStorage.removeItem(ownKey('likes'))
}
