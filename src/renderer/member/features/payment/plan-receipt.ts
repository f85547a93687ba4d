import { type PaymentInformation, paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { ApiError } from '../../api/api-error.ts'
import { isPaid } from '../../api/paid.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { showFlash } from '../../shared/flash.ts'
import { forgetReceipt, keepReceipt, readReceipt, type Receipt } from '../../shared/payment/receipt.ts'
import { paymentCopy } from './copy.ts'

/** The plan that was paid, and the yen charged now. */
type Paid = Pick<Receipt, 'plan' | 'amount'>

/**
 * Keeps the receipt that home begins with (D-112) before the payment is sent, because it may be done after a reload, or
 * after its page has read that it was not. Home shows it once a plan runs. A refusal brings back the receipt before it.
 */
export async function withReceipt<Result>(paid: Paid, pay: () => Promise<Result>): Promise<Result> {
  const before = readReceipt(serverNow())
  keepReceipt({ ...paid, period: null })
  try {
    return await pay()
  } catch (error) {
    if (error instanceof ApiError && error.outcome === 'refused') {
      if (before) keepReceipt(before)
      else forgetReceipt()
    }
    throw error
  }
}

/** Flashes the success and keeps the receipt: of the plan that runs, which another tab may have paid (PAY-97, D-112). */
export function showPaid(sent: Paid): void {
  const running = readRunningPlan()
  const isOther = running !== undefined && running.course_name !== sent.plan
  const paid = isOther ? { plan: running.course_name, amount: running.payment_kind } : sent
  keepReceipt({ ...paid, period: null })
  showFlash({ text: paymentCopy.done })
}

/** Payment state of a payment whose answer was lost, which was read instead. */
function readRunningPlan(): PaymentInformation | undefined {
  const known = queryClient.getQueryData<PaymentInformation>(endpointKey(paymentInformationEndpoint, {}))
  return known && isPaid(known) ? known : undefined
}
