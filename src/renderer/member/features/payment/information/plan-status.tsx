import type { PaymentInformation } from '../../../../../contract/calls/payment.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { formatDate } from '../../../../lib/date-ja.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useAccount } from '../../../api/account.ts'
import { planState } from '../../../shared/payment/plan-state.ts'
import { paymentCopy } from '../copy.ts'
import { readPlanPrice } from './plan-price.ts'

const copy = paymentCopy.information

/** State of the payment. The quoted title appears only after a failed charge, with its date (D-99). */
export function PlanStatus({ payment }: { payment: PaymentInformation }) {
  const woman = useAccount().sex === Sex.woman
  const state = planState(payment)
  const { next_payment_date: next } = payment
  const lastYen = readPlanPrice()
  const price = lastYen === null ? '' : copy.declinedPrice(paymentCopy.select.yen(lastYen))
  if (state === 'charge-failed' || state === 'running') {
    return (
      <Notice tone="warn" title={copy.notConfirmed}>
        {next && <span className="num">{copy.declined(formatDate(next), price)}</span>}
        <span className="block">{copy.declinedHint}</span>
        {woman && (
          <>
            <span className="block">{copy.benefitsEnded}</span>
            <span className="block">{copy.currentFree}</span>
          </>
        )}
      </Notice>
    )
  }
  if (!woman) return <Notice title={copy.missing.ended.title}>{copy.missing.ended.text}</Notice>
  return (
    <Notice title={state === 'ended' ? copy.missing.ended.title : copy.currentFree}>
      {state === 'ended' && <span className="block">{copy.currentFree}</span>}
      {copy.freeNote}
    </Notice>
  )
}
