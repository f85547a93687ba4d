import { memberKey } from '../../../../contract/rules/stored-names.ts'
import { deviceStorage } from '../../../lib/storage.ts'
import { readSession } from '../../api/session-store.ts'

const keyOf = (what: 'rank' | 'likes') => memberKey(what, readSession().uid ?? '')

/** The rank that this member last saw here, or null; what is above it is celebrated (RANK-49, D-32). */
export function readSeenRank(): string | null {
  return deviceStorage.getItem(keyOf('rank'))
}

export function rememberSeenRank(rank: string): void {
  deviceStorage.setItem(keyOf('rank'), rank)
}

/** Whether home had a card of new likes when it was last open, for its skeleton. */
export function readNewLikes(): boolean {
  return deviceStorage.getItem(keyOf('likes')) !== null
}

export function rememberNewLikes(any: boolean): void {
  if (any) deviceStorage.setItem(keyOf('likes'), '')
  else deviceStorage.removeItem(keyOf('likes'))
}
