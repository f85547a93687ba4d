import { memberKey } from '../../../../contract/rules/stored-names.ts'
import { deviceStorage } from '../../../lib/storage.ts'
import type { CheckState } from './check-alerts.ts'

const checkStateKey = (uid: string) => memberKey('standing', uid)

/** Last seen state of the checks on this device, or null. A decision may be made while the app is closed. */
export function readSeenCheckState(uid: string): CheckState | null {
  const [conf, asked, rank] = (deviceStorage.getItem(checkStateKey(uid)) ?? '').split(' ')
  if (conf === undefined || asked === undefined || rank === undefined) return null
  return { age_conf: Number(conf), rank_req_flag: Number(asked), rank: rank === '' ? null : rank }
}

export function rememberCheckState(uid: string, { age_conf, rank_req_flag, rank }: CheckState): void {
  deviceStorage.setItem(checkStateKey(uid), `${age_conf} ${rank_req_flag} ${rank ?? ''}`)
}

/** Number of matches that a member last saw on this device, with the time. */
export interface SeenMatches {
  readonly count: number
  /** Server time, epoch milliseconds. */
  readonly atMs: number
}

const matchesKey = (uid: string) => memberKey('matches', uid)

/** Last seen matches on this device, or null. Partners also decide while the app is closed. */
export function readSeenMatches(uid: string): SeenMatches | null {
  const [count, atMs] = (deviceStorage.getItem(matchesKey(uid)) ?? '').split(' ').map(Number)
  return count === undefined || atMs === undefined || Number.isNaN(count + atMs) ? null : { count, atMs }
}

export function rememberSeenMatches(uid: string, { count, atMs }: SeenMatches): void {
  deviceStorage.setItem(matchesKey(uid), `${count} ${Math.round(atMs)}`)
}
