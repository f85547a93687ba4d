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

type LockedAccount = Pick<Account, 'sex' | 'age_conf' | 'age_conf_file' | 'payment_conf'>

function documentNeed(account: LockedAccount): LockedNeed {
  const need = { done: false, waiting: false, to: '/age_confirmation', button: copy.toAgeConfirmation }
  const state = documentState(account)
  if (state === 'verified') return { ...need, done: true, label: gateCopy.document.verified }
  if (state === 'review') return { ...need, waiting: true, label: copy.ageUnderReview, button: copy.toWaiting }
  return { ...need, label: copy.ageMissing }
}

function paymentNeed(account: LockedAccount, plan: PlanState): LockedNeed {
  const done = isPaid(account)
  const label = done || plan === 'running' ? homeCopy.confirmation.payment : copy.paymentMissing[plan]
  return { label, done, waiting: false, to: '/payment_information', button: copy.toPayment }
}

/** Requirements of a locked page: the document, and for a man the payment by the state of his plan (C-6, D-66). */
export function lockedNeeds(account: LockedAccount, plan: PlanState = 'never'): LockedNeed[] {
  const document = documentNeed(account)
  return account.sex === Sex.woman ? [document] : [document, paymentNeed(account, plan)]
}

/** Names the one thing that is missing; a common title for several. */
export function lockedTitle(needs: readonly LockedNeed[]): string {
  const open = needs.filter(({ done }) => !done)
  return open.length === 1 && open[0] ? open[0].label : copy.title
}
