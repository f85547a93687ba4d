import { Link } from 'react-router-dom'
import type { PaymentInformation } from '../../../../../contract/calls/payment.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { Columns } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { paymentCopy } from '../copy.ts'
import { PaymentFacts } from '../payment-facts.tsx'
import { PlanStatus } from './plan-status.tsx'
import { unpaidFacts, UnpaidView } from './unpaid-view.tsx'

const copy = paymentCopy.information

/** View without an active plan: state and reason, plans, and contact to the operator (PAY-121 to PAY-124, D-66). */
export function PaymentMissing({ payment, campaign }: { payment: PaymentInformation; campaign: React.ReactNode }) {
  const { sex } = useAccount()
  if (sex === Sex.man)
    return <UnpaidView payment={payment} notice={<PlanStatus payment={payment} />} campaign={campaign} />
  return (
    <Columns
      aside={
        <div className="grid gap-2.5">
          <Button render={<Link to="/payment_select" />}>{copy.toSelect}</Button>
          <Button tone="quiet" render={<Link to="/hona" />}>
            {copy.toOperator}
          </Button>
        </div>
      }
    >
      <PlanStatus payment={payment} />
      <Card>
        <PaymentFacts items={unpaidFacts(payment)} />
      </Card>
    </Columns>
  )
}
