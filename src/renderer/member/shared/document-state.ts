import { AgeConf } from '../../../contract/enums/member.ts'
import type { Account } from '../api/account.ts'

/** State of the age check (API-09): nothing submitted, rejected, in review or decided. */
export type DocumentState = 'needed' | 'resubmit' | 'review' | 'verified'

export type AgeAccount = Pick<Account, 'age_conf' | 'age_conf_file'>

export function documentState({ age_conf: conf, age_conf_file: file }: AgeAccount): DocumentState {
  if (conf === AgeConf.verified) return 'verified'
  if (conf === AgeConf.resubmit) return 'resubmit'
  return file ? 'review' : 'needed'
}
