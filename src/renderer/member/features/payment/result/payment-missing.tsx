import { Link } from 'react-router-dom'
import type { PaymentInformation } from '../../../../../contract/calls/payment.ts'
import { formatDate } from '../../../../lib/date-ja.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Card } from '../../../../ui/list/card.tsx'
import { useAccount } from '../../../api/account.ts'
import { planState } from '../../../shared/payment/plan-state.ts'
import { paymentCopy } from '../copy.ts'
import { PaymentFacts } from '../payment-facts.tsx'

const copy = paymentCopy.information

/** The view of whoever is not paid: how it stands and why, the plans, the operator (PAY-121 to PAY-124, D-66). */
export function PaymentMissing({ payment }: { payment: PaymentInformation }) {
  const { last_payment_date: last } = payment
  const facts = [
    { label: copy.registeredEmail, value: payment.email },
    ...(last ? [{ label: copy.lastPayment, value: formatDate(last) }] : []),
  ]
  return (
    <>
      <Standing payment={payment} />
      <Card>
        <PaymentFacts items={facts} />
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

/** The quoted sentences only where a charge failed; a woman without a plan owes nothing. */
function Standing({ payment }: { payment: PaymentInformation }) {
  const { sex, age_conf: ageConf } = useAccount()
  const woman = sex === 2
  const state = planState(payment)
  if (state === 'charge-failed' || state === 'running') {
    return (
      <Notice tone="warn" title={copy.notConfirmed}>
        {copy.emailNote}
        {woman && <span className="block">{copy.currentFree}</span>}
      </Notice>
    )
  }
  if (!woman) {
    const { title, text } = copy.missing[state]
    return <Notice title={title}>{state === 'never' && ageConf !== 2 ? copy.bothNeeded : text}</Notice>
  }
  return (
    <Notice title={state === 'ended' ? copy.missing.ended.title : copy.currentFree}>
      {state === 'ended' && <span className="block">{copy.currentFree}</span>}
      {copy.freeNote}
    </Notice>
  )
}
