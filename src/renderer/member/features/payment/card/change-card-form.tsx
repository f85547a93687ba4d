import { changeCardEndpoint } from '../../../../../contract/calls/payment/payment.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { call } from '../../../api/call.ts'
import { readSession } from '../../../api/session-store.ts'
import { PaymentAlert } from '../payment-alert.tsx'
import { changeFailure } from '../payment-failure.ts'
import { CardFields } from './card-fields.tsx'
import { cardCopy } from './copy.ts'
import { useCardPayment } from './use-card-payment.ts'

/** A new card for the running plan; its token always comes from the provider's script (CARD-02 to CARD-19, IMP-10). */
export function ChangeCardForm({ onChanged }: { onChanged: () => void }) {
  const payment = useCardPayment({
    way: 'browser',
    siteIdOf: () => '',
    post: (token) => {
      const { uid } = readSession()
      return call(changeCardEndpoint, { pi: { token, ...(uid ? { uid } : {}) } })
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
