import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { gateCopy } from '../../../lib/copy/gate.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import type { Account } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { documentState } from '../../shared/document-state.ts'
import type { PlanState } from '../../shared/payment/plan-state.ts'

export interface LockedNeed {
  readonly label: string
  readonly done: boolean
  /** Submitted and under review: the member can only wait. */
  readonly waiting: boolean
  readonly to: string
  readonly button: string
}

const copy = commonCopy.locked

/** Requirements of a locked page: the document, and for a man the payment by the state of his plan (C-6, D-66). */
export function lockedNeeds(
  account: Pick<Account, 'sex' | 'age_conf' | 'age_conf_file' | 'payment_conf'>,
  plan: PlanState = 'never',
): LockedNeed[] {
  const state = documentState(account)
  const verified = state === 'verified'
  const waiting = state === 'review'
  const unverified = waiting ? copy.ageUnderReview : copy.ageMissing
  const document: LockedNeed = {
    label: verified ? gateCopy.document.verified : unverified,
    done: verified,
    waiting,
    to: '/age_confirmation',
    button: waiting ? copy.toWaiting : copy.toAgeConfirmation,
  }
  if (account.sex === Sex.woman) return [document]
  const paid = isPaid(account)
  const payment: LockedNeed = {
    label: paid || plan === 'running' ? homeCopy.confirmation.payment : copy.paymentMissing[plan],
    done: paid,
    waiting: false,
    to: '/payment_information',
    button: copy.toPayment,
  }
  return [document, payment]
}

/** Names the one thing that is missing; a common title for several. */
export function lockedTitle(needs: readonly LockedNeed[]): string {
  const open = needs.filter(({ done }) => !done)
  return open.length === 1 && open[0] ? open[0].label : copy.title
}
