import type { Account } from '../../../api/account.ts'

const ready: readonly number[] = [3, 4]

/** Whether everything is open to this woman and nobody has been introduced to her yet. */
export function isFirstDay({
  sex,
  age_conf: conf,
  status,
  recommend_count: introduced,
}: Pick<Account, 'sex' | 'age_conf' | 'status' | 'recommend_count'>): boolean {
  return sex === 2 && conf === 2 && ready.includes(status) && introduced === 0
}
