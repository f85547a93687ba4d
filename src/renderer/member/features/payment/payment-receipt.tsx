import type { PaymentInformation } from '../../../../contract/calls/payment.ts'
import { formatDate, formatDateTime } from '../../../lib/date-ja.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { lastDay } from '../../shared/payment/plan-state.ts'
import type { PaymentAttempt } from './card/payment-attempt.ts'
import { cardCopy, paymentCopy } from './copy.ts'
import { PaymentFacts } from './payment-facts.tsx'

const receiptCopy = paymentCopy.receipt

/** Receipt: paid plan, period, next charge, and how to cancel. `attempt` is of this browser (D-67). */
export function PaymentReceipt({ payment, attempt }: { payment: PaymentInformation; attempt: PaymentAttempt | null }) {
  const { course_name, payment_kind: price, last_payment_date: paidAt, next_payment_date: next } = payment
  const facts = [
    ...(paidAt ? [{ label: receiptCopy.paidAt, value: formatDateTime(paidAt) }] : []),
    ...(attempt?.lastFour
      ? [{ label: receiptCopy.card, value: cardCopy.masked(attempt.brand, attempt.lastFour) }]
      : []),
    { label: receiptCopy.statement, value: cardCopy.statementName },
    ...(next ? [{ label: receiptCopy.next, value: `${formatDate(next)} ${paymentCopy.select.yen(price)}` }] : []),
  ]
  return (
    <>
      <Card className="grid w-full gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div>
            <h2>{course_name}</h2>
            {paidAt && next && (
              <p className="text-xs text-ink-2 num">{receiptCopy.period(formatDate(paidAt), lastDay(next))}</p>
            )}
          </div>
          <p className="text-count font-semibold num">{paymentCopy.select.yen(attempt?.amount ?? price)}</p>
        </div>
        <PaymentFacts items={facts} />
        <p className="text-xs text-ink-2">{receiptCopy.note}</p>
      </Card>
      <p className="flex w-full items-start gap-2.5 text-s text-ink-2">
        <Icon name="card" size={20} className="mt-0.5" />
        <span className="phrase">{receiptCopy.cancel}</span>
      </p>
    </>
  )
}
