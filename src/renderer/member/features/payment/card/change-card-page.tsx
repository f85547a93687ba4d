import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '../../../../lib/date-ja.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { LanternScene } from '../../../../ui/brand/scenes.tsx'
import { Columns, PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { isPaid } from '../../../api/paid.ts'
import { LedOn, useWasOpen } from '../../../shared/parts/led-on.tsx'
import { cardCopy, paymentCopy } from '../copy.ts'
import { PaymentFacts } from '../payment-facts.tsx'
import { PaymentOutcome } from '../payment-outcome.tsx'
import { usePaymentInformation } from '../use-payment-information.ts'
import { ChangeCardForm } from './change-card-form.tsx'

/** The plan charged to the new card, and the date of the next charge; after the change with the card. */
function RunningPlan({ card, className = '' }: { card?: string; className?: string }) {
  const { data: running } = usePaymentInformation()
  if (!running?.course_name) return null
  const { course_name: plan, payment_kind: price, next_payment_date: next } = running
  const items = [
    ...(card ? [{ label: paymentCopy.receipt.card, value: card }] : []),
    { label: paymentCopy.information.plan, value: plan },
    { label: paymentCopy.information.amount, value: paymentCopy.select.price(price) },
    ...(next ? [{ label: paymentCopy.information.nextPayment, value: formatDate(next) }] : []),
  ]
  return (
    <Card className={className}>
      <PaymentFacts items={items} />
    </Card>
  )
}

/** Page /change_card: the form, or its result; without an active plan, /payment_information (CARD-08, -22, -24). */
export function ChangeCardPage() {
  const paid = isPaid(useAccount())
  const [card, setCard] = useState<string>()
  const wasOpen = useWasOpen(paid)

  if (card !== undefined) {
    return (
      <PaymentOutcome
        icon="check"
        scene={<LanternScene />}
        title={cardCopy.result.done}
        action={<Button render={<Link to="/payment_information" />}>{cardCopy.result.toPaymentInformation}</Button>}
      >
        <RunningPlan card={card} className="w-full" />
      </PaymentOutcome>
    )
  }
  if (!paid) {
    const link = { text: cardCopy.result.toPaymentInformation }
    return <LedOn icon="card" reason={cardCopy.noPlan} to="/payment_information" stays={wasOpen} link={link} />
  }
  return (
    <PageBody className="gap-5">
      <p className="phrase text-ink-2">{cardCopy.prompt}</p>
      <Columns aside={<RunningPlan className="hidden @3xl:block" />}>
        <ChangeCardForm onChanged={setCard} />
      </Columns>
    </PageBody>
  )
}
