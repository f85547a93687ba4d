import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { call } from '../../api/call.ts'
import { showFlash } from '../../shared/flash.ts'
import { paymentCopy } from './copy.ts'
import { lastDay } from './payment-parts.tsx'

/**
 * Says that a plan is paid (PAY-97): which, and until when, if the server tells it before the message appears. Asked beside
 * the cache, whose request ends with the page that is being left.
 */
export function sayPaid(): void {
  let text: string = paymentCopy.done
  void call(paymentInformationEndpoint, {}).then(
    ({ payment_conf: paid, course_name: plan, next_payment_date: charge }) => {
      if (paid === 1 && plan && charge) text = paymentCopy.doneUntil(plan, lastDay(charge))
    },
    // Paid it is all the same; the short text says so.
    () => {},
  )
  showFlash({ text: () => text })
}
