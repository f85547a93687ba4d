import type { PaymentInformation } from '../../../../../contract/calls/payment.ts'
import { formatDate, formatDateTime } from '../../../../lib/date-ja.ts'
import { Icon } from '../../../../ui/base/icon.tsx'
import { Card } from '../../../../ui/list/card.tsx'
import { cardCopy } from '../card/copy.ts'
import type { PaymentAttempt } from '../card/payment-attempt.ts'
import { paymentCopy } from '../copy.ts'
import { lastDay } from '../last-day.ts'
import { PaymentFacts } from '../payment-facts.tsx'

const copy = paymentCopy.receipt

interface PaymentReceiptProps {
  payment: PaymentInformation
  /** What was sent to the bank from this browser, if it was this one. */
  attempt: PaymentAttempt | null
}

/** What was paid, for how long, when the next charge comes, and where to end it (D-67). */
export function PaymentReceipt({ payment, attempt }: PaymentReceiptProps) {
  const { course_name, payment_kind: price, last_payment_date: paidAt, next_payment_date: next } = payment
  const facts = [
    ...(paidAt ? [{ label: copy.paidAt, value: formatDateTime(paidAt) }] : []),
    ...(attempt?.lastFour
      ? [{ label: copy.card, value: cardCopy.masked(attempt.brand, attempt.lastFour) }]
      : []),
    { label: copy.statement, value: cardCopy.statementName },
    ...(next ? [{ label: copy.next, value: `${formatDate(next)} ${paymentCopy.select.yen(price)}` }] : []),
  ]
  return (
    <>
      <Card className="grid w-full gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div>
            <h2>{course_name}</h2>
            {paidAt && next && (
              <p className="text-xs text-ink-2 num">{copy.period(formatDate(paidAt), lastDay(next))}</p>
            )}
          </div>
          <p className="text-count font-semibold num">{paymentCopy.select.yen(attempt?.amount ?? price)}</p>
        </div>
        <PaymentFacts items={facts} />
        <p className="text-xs text-ink-2">{copy.note}</p>
      </Card>
      <p className="flex w-full items-start gap-2.5 text-s text-ink-2">
        <Icon name="card" size={20} className="mt-0.5" />
        <span className="phrase">{copy.cancel}</span>
      </p>
    </>
  )
}
