import { seenPrefixes } from '../../../../contract/rules/session-values.ts'
import type { Account } from '../../api/account.ts'
import type { Alert } from './alerts.ts'
import { alertCopy as copy } from './copy.ts'

/** Decisions about a member by others: the age check, and for a man the requested rank. */
export interface Standing {
  readonly age_conf: number
  readonly rank: string | null
  readonly rank_req_flag: number
}

/** Kinds of alerts whose subject is no longer as it was. */
export function changedKinds(before: Standing, now: Standing): ('age' | 'rank')[] {
  const isRankSame = before.rank === now.rank && before.rank_req_flag === now.rank_req_flag
  return [...(before.age_conf === now.age_conf ? [] : (['age'] as const)), ...(isRankSame ? [] : (['rank'] as const))]
}

/** Alerts for a change of standing (D-78). */
export function standingAlerts(before: Standing, now: Standing & Pick<Account, 'sex'>): Alert[] {
  return [ageAlert(before, now), rankAlert(before, now)].filter((alert) => alert !== null)
}

function ageAlert(before: Standing, { age_conf: conf, sex }: Standing & Pick<Account, 'sex'>): Alert | null {
  if (before.age_conf === conf) return null
  const { age } = copy
  if (conf === 2) {
    const text = sex === 2 ? age.verifiedWomanText : age.verifiedManText
    return { kind: 'age', title: age.verified, text, to: '/home' }
  }
  if (conf === 1) return { kind: 'age', title: age.resubmit, text: age.resubmitText, to: '/age_confirmation' }
  return null
}

function rankAlert(before: Standing, { rank, rank_req_flag: asked }: Standing): Alert | null {
  if (before.rank_req_flag !== 1 || asked === 1 || rank === null) return null
  if (before.rank === rank)
    return { kind: 'rank', title: copy.rank.kept, text: copy.rank.keptText(rank), to: '/rankrequest' }
  return { kind: 'rank', title: copy.rank.raised(rank), text: copy.rank.raisedText, to: '/home' }
}

const storageKey = (uid: string) => seenPrefixes[0] + uid

/** Last seen standing on this device, or null. A decision may be made while the app is closed. */
export function readSeenStanding(uid: string): Standing | null {
  const [conf, asked, rank] = (localStorage.getItem(storageKey(uid)) ?? '').split(' ')
  if (conf === undefined || asked === undefined || rank === undefined) return null
  return { age_conf: Number(conf), rank_req_flag: Number(asked), rank: rank === '' ? null : rank }
}

export function rememberStanding(uid: string, { age_conf, rank_req_flag, rank }: Standing): void {
  localStorage.setItem(storageKey(uid), `${age_conf} ${rank_req_flag} ${rank ?? ''}`)
}
