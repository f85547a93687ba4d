import { Link } from 'react-router-dom'
import type { PaymentInformation } from '../../../../../contract/calls/payment/payment.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Card } from '../../../../ui/list/card.tsx'
import { paymentCopy } from '../copy.ts'
import { PaymentFacts } from '../payment-facts.tsx'

const copy = paymentCopy.information

/** The view of whoever is not paid: why it may be so, the plans, the operator (PAY-121 to PAY-124). */
export function PaymentMissing({ payment }: { payment: PaymentInformation }) {
  return (
    <>
      <Notice tone="warn" title={copy.notConfirmed}>
        {copy.emailNote}
      </Notice>
      <Card>
        <PaymentFacts items={[{ label: copy.registeredEmail, value: payment.email }]} />
      </Card>
      <div className="grid gap-2.5">
        <Button render={<Link to="/payment_select" />}>{copy.toSelect}</Button>
        <Button tone="quiet" render={<Link to="/hona" />}>
          {copy.toOperator}
        </Button>
      </div>
    </>
  )
}
