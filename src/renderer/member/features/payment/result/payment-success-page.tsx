import { Link } from 'react-router-dom'
import { Button } from '../../../../ui/base/button.tsx'
import { paymentCopy } from '../copy.ts'
import { PaymentOutcome } from '../payment-outcome.tsx'

const copy = paymentCopy.success

/** /payment_success, where the bank leads back to after a paid plan (PAY-106, PAY-107). Open to everybody. */
export function PaymentSuccessPage() {
  return (
    <PaymentOutcome
      icon="check"
      title={copy.text}
      action={<Button render={<Link to="/" />}>{copy.login}</Button>}
    />
  )
}
