import { AgeConf, FemaleStatus, Sex } from '../../../../contract/enums/member.ts'
import type { Account } from '../../api/account.ts'

/** Whether a woman has full access and no recommendation yet. */
export function isFirstDay({
  sex,
  age_conf: conf,
  status,
  recommend_count: introduced,
}: Pick<Account, 'sex' | 'age_conf' | 'status' | 'recommend_count'>): boolean {
  const isReady = status === FemaleStatus.ready || status === FemaleStatus.active
  return sex === Sex.woman && conf === AgeConf.verified && isReady && introduced === 0
}
