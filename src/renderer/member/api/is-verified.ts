import type { Account } from './account.ts'

/** Whether the document is verified and a man has also paid (C-6). */
export function isVerified(account: Pick<Account, 'age_conf' | 'payment_conf' | 'sex'>): boolean {
  return account.age_conf === 2 && (account.sex === 2 || account.payment_conf === 1)
}
