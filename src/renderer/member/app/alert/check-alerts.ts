import { AgeConf, Sex } from '../../../../contract/enums/member.ts'
import type { Account } from '../../api/account.ts'
import type { Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'

/** Decisions about a member by others: the age check, and for a man the requested rank. */
export interface CheckState {
  readonly age_conf: number
  readonly rank: string | null
  readonly rank_req_flag: number
}

/** Kinds of alerts whose subject is no longer as it was. */
export function changedKinds(before: CheckState, now: CheckState): ('age' | 'rank')[] {
  const kinds: ('age' | 'rank')[] = []
  if (before.age_conf !== now.age_conf) kinds.push('age')
  if (before.rank !== now.rank || before.rank_req_flag !== now.rank_req_flag) kinds.push('rank')
  return kinds
}

/** Alerts for a decided age check or rank request (D-78). */
export function checkAlerts(before: CheckState, now: CheckState & Pick<Account, 'sex'>): Alert[] {
  return [ageAlert(before, now), rankAlert(before, now)].filter((alert) => alert !== null)
}

function ageAlert(before: CheckState, { age_conf: conf, sex }: CheckState & Pick<Account, 'sex'>): Alert | null {
  if (before.age_conf === conf) return null
  const { age } = alertCopy
  if (conf === AgeConf.verified) {
    const text = sex === Sex.woman ? age.verifiedWomanText : age.verifiedManText
    return { kind: 'age', title: age.verified, text, to: '/home' }
  }
  if (conf === AgeConf.resubmit)
    return { kind: 'age', title: age.resubmit, text: age.resubmitText, to: '/age_confirmation' }
  return null
}

function rankAlert(before: CheckState, { rank, rank_req_flag: asked }: CheckState): Alert | null {
  if (before.rank_req_flag !== 1 || asked === 1 || rank === null) return null
  const copy = alertCopy.rank
  return before.rank === rank
    ? { kind: 'rank', title: copy.unchanged, text: copy.unchangedText(rank), to: '/rankrequest' }
    : { kind: 'rank', title: copy.raised(rank), text: copy.raisedText, to: '/home' }
}
