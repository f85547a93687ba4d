import type { Account } from '../../api/account.ts'

/** Whether other members are open to this one: age verified, and a man's plan paid. */
export function isOpen({ sex, age_conf, payment_conf }: Pick<Account, 'sex' | 'age_conf' | 'payment_conf'>) {
  return age_conf === 2 && (sex === 2 || payment_conf === 1)
}
