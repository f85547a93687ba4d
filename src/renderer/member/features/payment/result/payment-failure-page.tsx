import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../../../ui/base/button.tsx'
import { paymentCopy } from '../copy.ts'
import { PaymentOutcome } from '../payment-outcome.tsx'

const copy = paymentCopy.failure

/** /payment_failure with the bank's reason in `msg` (PAY-108 to PAY-110). Open to everybody. */
export function PaymentFailurePage() {
  const [params] = useSearchParams()
  const message = params.get('msg')?.trim() ?? ''
  return (
    <PaymentOutcome
      icon="warning"
      title={copy.text}
      action={<Button render={<Link to="/" />}>{copy.login}</Button>}
    >
      <p className="phrase wrap-anywhere text-ink-2">{copy.error(message)}</p>
    </PaymentOutcome>
  )
}
