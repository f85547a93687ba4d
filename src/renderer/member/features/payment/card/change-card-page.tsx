import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  changeCardEndpoint,
  type PaymentInformation,
  paymentInformationEndpoint,
} from '../../../../../contract/calls/payment.ts'
import { findCardBrand } from '../../../../../contract/rules/card.ts'
import { plans } from '../../../../../contract/rules/plans.ts'
import { formatDate } from '../../../../lib/date-ja.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { LanternScene } from '../../../../ui/brand/scenes.tsx'
import { Columns, PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { call, type CallOptions } from '../../../api/call.ts'
import { isPaid } from '../../../api/paid.ts'
import { ownUid } from '../../../api/session-store.ts'
import { showFlash } from '../../../shared/flash.ts'
import { sendWrite } from '../../../shared/outcome/send-write.ts'
import { changeCardWrite } from '../../../shared/outcome/writes/payment.ts'
import { LedOn, useWasOpen } from '../../../shared/parts/led-on.tsx'
import { cardCopy, paymentCopy } from '../copy.ts'
import { PaymentFacts } from '../payment-facts.tsx'
import { PaymentOutcome } from '../payment-outcome.tsx'
import { PaymentSubmit } from '../payment-submit.tsx'
import { usePaymentInformation } from '../use-payment-information.ts'
import { CardFields } from './card-fields.tsx'
import { changeFailure } from './payment-failure.ts'
import { useCardPayment } from './use-card-payment.ts'

/**
 * Sends a new card for the running plan. A lost answer is followed by the same change, for which `renewToken` creates
 * another token, because a token is used once.
 */
function changeCard(token: string, running: PaymentInformation, renewToken: () => Promise<string>) {
  const { site_id, course_name } = running
  const plan = plans.find(({ siteId, courseName }) => siteId === site_id && courseName === course_name)
  const pi = { site_id, campaign: plan?.id ?? 0, ...ownUid() }
  const unused = [token]
  const send = async (how: CallOptions) =>
    call(changeCardEndpoint, { pi: { token: unused.pop() ?? (await renewToken()), ...pi } }, how)
  return sendWrite(changeCardWrite, { pi: { token, ...pi } }, { send })
}

/** Form for a new card; its token always comes from the provider's script (CARD-02 to CARD-19, IMP-10). */
function ChangeCardForm({ onChanged }: { onChanged: (card: string) => void }) {
  const { data: running } = usePaymentInformation()
  const sent = useRef('')
  const payment = useCardPayment({
    way: 'browser',
    siteIdOf: () => '',
    post: async (token, _choice, { card: { number }, renewToken }) => {
      sent.current = cardCopy.masked(findCardBrand(number) ?? '', number.slice(-4))
      return changeCard(token, running ?? (await call(paymentInformationEndpoint, {})), renewToken)
    },
    failureOf: changeFailure,
    onDone: (isLeft) => {
      if (isLeft) showFlash({ text: cardCopy.result.done })
      else onChanged(sent.current)
    },
  })
  return (
    <form noValidate onSubmit={payment.submit} className="grid gap-6">
      <CardFields form={payment.form} yearDigits={2} />
      <PaymentSubmit payment={payment} submitting={cardCopy.submitting}>
        {cardCopy.submit}
      </PaymentSubmit>
    </form>
  )
}

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
