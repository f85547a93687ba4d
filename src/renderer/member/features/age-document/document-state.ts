import type { Account } from '../../api/account.ts'

/** How far the age check is (API-09): nothing handed in, to be handed in again, under review, settled. */
export function documentState({
  age_conf: conf,
  age_conf_file: file,
}: Pick<Account, 'age_conf' | 'age_conf_file'>): 'needed' | 'resubmit' | 'review' | 'verified' {
  if (conf === 2) return 'verified'
  if (conf === 1) return 'resubmit'
  return file ? 'review' : 'needed'
}
