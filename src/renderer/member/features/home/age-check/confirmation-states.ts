import { Sex } from '../../../../../contract/enums/member.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import type { Account } from '../../../api/account.ts'
import { isPaid } from '../../../api/paid.ts'
import { type DocumentState, documentState } from '../../../shared/document-state.ts'

const copy = homeCopy.confirmation

export interface ConfirmationState {
  readonly text: string
  readonly tone: 'good' | 'open' | 'waiting'
  /** Null when the step is complete. */
  readonly to: string | null
}

/** The age row (HOME-74 to HOME-77, GATE-11 to GATE-18). It links until the document is accepted (HOME-80). */
const ageStates: Readonly<Record<DocumentState, ConfirmationState>> = {
  verified: { text: copy.ageVerified, tone: 'good', to: null },
  resubmit: { text: copy.ageResubmit, tone: 'open', to: '/age_confirmation' },
  review: { text: copy.ageUnderReview, tone: 'waiting', to: '/age_confirmation' },
  needed: { text: copy.ageNeeded, tone: 'open', to: '/age_confirmation' },
}

export const ageState = (account: Pick<Account, 'age_conf' | 'age_conf_file'>) => ageStates[documentState(account)]

/** Returns the payment row (HOME-78 to HOME-80). For a woman, it describes the optional premium plan. */
export function paymentState(account: Pick<Account, 'payment_conf' | 'sex'>): ConfirmationState {
  const { sex } = account
  const to = '/payment_information'
  if (isPaid(account))
    return { text: sex === Sex.woman ? copy.premiumRegistered : copy.paymentRegistered, tone: 'good', to }
  if (sex === Sex.woman) return { text: copy.premiumNotRegistered, tone: 'waiting', to }
  return { text: copy.paymentNotConfirmed, tone: 'open', to }
}
