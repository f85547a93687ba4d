import { useEffect } from 'react'
import { paymentInformationEndpoint, type PaymentInformation } from '../../../../contract/calls/payment.ts'
import { isPaid } from '../../api/paid.ts'
import { useEndpoint } from '../../api/queries.ts'
import type { Receipt } from '../../shared/payment/receipt.ts'

/** Interval of reads while no plan runs. */
const againMs = 5_000

/** Reads the dates of the payment until the server reports the plan as running. `onLoaded` stores them. */
export function useReceiptPeriod(receipt: Receipt, onLoaded: (receipt: Receipt) => void): void {
  const isOpen = receipt.period === null
  const { data } = useEndpoint(
    paymentInformationEndpoint,
    {},
    { enabled: isOpen, staleTime: 0, refetchInterval: againMs },
  )
  const loaded = isOpen && data ? receiptOf(receipt, data) : null
  useEffect(() => {
    if (loaded) onLoaded(loaded)
  })
}

/** The receipt with its dates; null while no plan runs. Another device may have paid for another plan. */
function receiptOf(receipt: Receipt, payment: PaymentInformation): Receipt | null {
  const { last_payment_date: paidAt, next_payment_date: nextCharge, course_name: plan, payment_kind: price } = payment
  if (!isPaid(payment) || !paidAt || !nextCharge) return null
  return {
    plan,
    amount: plan === receipt.plan ? receipt.amount : price,
    period: { paidAt, nextCharge, nextAmount: price },
  }
}
