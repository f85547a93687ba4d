import { type PaymentInformation, paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { ApiError } from '../../api/api-error.ts'
import { isPaid } from '../../api/paid.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { showFlash } from '../../shared/flash.ts'
import { forgetReceipt, keepReceipt, readReceipt } from '../../shared/payment/receipt.ts'
import type { Order } from './card/use-pay.ts'
import { paymentCopy } from './copy.ts'

/**
 * Keeps the receipt that home begins with (D-112) before the payment is sent, because it may be done after a reload, or
 * after its page has read that it was not. Home shows it once a plan runs. A refusal or a declined card brings back the
 * receipt before it.
 */
export async function withReceipt<Response extends { readonly success: boolean }>(
  { item, amount }: Order,
  pay: () => Promise<Response>,
): Promise<Response> {
  const before = readReceipt(serverNow())
  const bringBack = () => (before ? keepReceipt(before) : forgetReceipt())
  keepReceipt({ plan: item, amount, period: null })
  try {
    const response = await pay()
    if (!response.success) bringBack()
    return response
  } catch (error) {
    if (error instanceof ApiError && error.outcome === 'refused') bringBack()
    throw error
  }
}

/** Flashes the success and keeps the receipt: of the plan that runs, which another tab may have paid (PAY-97, D-112). */
export function showPaid({ item, amount }: Order): void {
  const running = readRunningPlan()
  if (running && running.course_name !== item) {
    keepReceipt({ plan: running.course_name, amount: running.payment_kind, period: null })
  } else keepReceipt({ plan: item, amount, period: null })
  showFlash({ text: paymentCopy.done })
}

/** Payment state of a payment whose answer was lost, which was read instead. */
function readRunningPlan(): PaymentInformation | undefined {
  const known = queryClient.getQueryData<PaymentInformation>(endpointKey(paymentInformationEndpoint, {}))
  return known && isPaid(known) ? known : undefined
}
