import { homeCopy } from '../../../lib/copy/home.ts'
import type { Account } from '../../api/account.ts'

const copy = homeCopy.confirmation

export type ConfirmationTone = 'good' | 'open' | 'waiting'

export interface ConfirmationState {
  readonly text: string
  readonly tone: ConfirmationTone
  /** Null where there is nothing left to do. */
  readonly to: string | null
}

/** The age row (HOME-74 to HOME-77, GATE-11 to GATE-18): it links until the document is accepted (HOME-80). */
export function ageState({
  age_conf,
  age_conf_file,
}: Pick<Account, 'age_conf' | 'age_conf_file'>): ConfirmationState {
  const to = '/age_confirmation'
  if (age_conf === 2) return { text: copy.ageVerified, tone: 'good', to: null }
  if (age_conf === 1) return { text: copy.ageResubmit, tone: 'open', to }
  if (age_conf_file) return { text: copy.ageUnderReview, tone: 'waiting', to }
  return { text: copy.ageNeeded, tone: 'open', to }
}

/** The payment row (HOME-78 to HOME-80); for a woman it is the voluntary premium plan. */
export function paymentState({
  payment_conf,
  sex,
}: Pick<Account, 'payment_conf' | 'sex'>): ConfirmationState {
  const to = '/payment_information'
  const paid = payment_conf === 1
  if (sex === 2) {
    return {
      text: paid ? copy.premiumRegistered : copy.premiumNotRegistered,
      tone: paid ? 'good' : 'waiting',
      to,
    }
  }
  return { text: paid ? copy.paymentRegistered : copy.paymentNotConfirmed, tone: paid ? 'good' : 'open', to }
}
