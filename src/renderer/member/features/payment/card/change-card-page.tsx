import { useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { Button } from '../../../../ui/base/button.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { PaymentOutcome } from '../payment-outcome.tsx'
import { ChangeCardForm } from './change-card-form.tsx'
import { cardCopy } from './copy.ts'

/** /change_card: the form, or its result; without a running plan on to the payment information (CARD-08, CARD-22, CARD-24). */
export function ChangeCardPage() {
  const { payment_conf: paid } = useAccount()
  const [changed, setChanged] = useState(false)

  if (changed) {
    return (
      <PaymentOutcome
        icon="check"
        title={cardCopy.result.done}
        action={
          <Button render={<Link to="/payment_information" />}>{cardCopy.result.toPaymentInformation}</Button>
        }
      />
    )
  }
  if (paid !== 1) return <Navigate to="/payment_information" replace />
  return (
    <PageBody className="gap-5">
      <p className="phrase text-ink-2">{cardCopy.prompt}</p>
      <ChangeCardForm onChanged={() => setChanged(true)} />
    </PageBody>
  )
}
