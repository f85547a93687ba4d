import { changeCardEndpoint } from '../../../../../contract/calls/payment.ts'
import { plans } from '../../../../../contract/enums/payment.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { call } from '../../../api/call.ts'
import { readSession } from '../../../api/session-store.ts'
import { PaymentAlert } from '../payment-alert.tsx'
import { changeFailure } from '../payment-failure.ts'
import { usePaymentInformation } from '../use-payment-information.ts'
import { CardFields } from './card-fields.tsx'
import { cardCopy } from './copy.ts'
import { useCardPayment } from './use-card-payment.ts'

/** A new card for the running plan; its token always comes from the provider's script (CARD-02 to CARD-19, IMP-10). */
export function ChangeCardForm({ onChanged }: { onChanged: () => void }) {
  const { data: running } = usePaymentInformation()
  const payment = useCardPayment({
    way: 'browser',
    siteIdOf: () => '',
    post: (token) => {
      const { uid } = readSession()
      const site_id = running?.site_id ?? ''
      const campaign = plans.find(
        (plan) => plan.siteId === site_id && plan.courseName === running?.course_name,
      )?.id
      return call(changeCardEndpoint, {
        pi: { token, site_id, campaign: campaign ?? 0, ...(uid ? { uid } : {}) },
      })
    },
    failureOf: changeFailure,
    onDone: onChanged,
  })
  return (
    <form noValidate onSubmit={payment.submit} className="grid gap-6">
      <CardFields form={payment.form} yearDigits={2} />
      <div className="grid gap-3">
        <PaymentAlert lines={payment.failure} />
        <Button type="submit" busy={payment.busy}>
          {cardCopy.submit}
        </Button>
        <output className="sr-only">{payment.busy ? cardCopy.submitting : ''}</output>
      </div>
    </form>
  )
}
