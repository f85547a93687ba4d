import type { PaymentInformation } from '../../../../../contract/calls/payment.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { formatDate } from '../../../../lib/date-ja.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useAccount } from '../../../api/account.ts'
import { planState } from '../../../shared/payment/plan-state.ts'
import { paymentCopy } from '../copy.ts'
import { readPlanPrice } from './plan-price.ts'

const copy = paymentCopy.information

/** State of the payment of a member without a confirmed plan (D-66). */
export function PlanStatus({ payment }: { payment: PaymentInformation }) {
  const isWoman = useAccount().sex === Sex.woman
  const state = planState(payment)
  if (state === 'charge-failed' || state === 'running') return <NotConfirmed payment={payment} isWoman={isWoman} />
  const { ended } = copy.missing
  if (!isWoman) return <Notice title={ended.title}>{ended.text}</Notice>
  if (state === 'never') return <Notice title={copy.currentFree}>{copy.freeNote}</Notice>
  return (
    <Notice title={ended.title}>
      <span className="block">{copy.currentFree}</span>
      {copy.freeNote}
    </Notice>
  )
}

/** The quoted title of a failed charge, with its date, and the price if this device knows it (D-99). */
function NotConfirmed({ payment, isWoman }: { payment: PaymentInformation; isWoman: boolean }) {
  const { next_payment_date: next } = payment
  const lastYen = readPlanPrice()
  const price = lastYen === null ? '' : copy.declinedPrice(paymentCopy.select.yen(lastYen))
  return (
    <Notice tone="warn" title={copy.notConfirmed}>
      {next && <span className="num">{copy.declined(formatDate(next), price)}</span>}
      <span className="block">{copy.declinedHint}</span>
      {isWoman && (
        <>
          <span className="block">{copy.benefitsEnded}</span>
          <span className="block">{copy.currentFree}</span>
        </>
      )}
    </Notice>
  )
}
