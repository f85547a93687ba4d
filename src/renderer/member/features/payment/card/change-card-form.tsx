import { useRef } from 'react'
import {
  changeCardEndpoint,
  type PaymentInformation,
  paymentInformationEndpoint,
} from '../../../../../contract/calls/payment.ts'
import { findCardBrand } from '../../../../../contract/rules/card.ts'
import { plans } from '../../../../../contract/rules/plans.ts'
import { call, type CallOptions } from '../../../api/call.ts'
import { ownUid } from '../../../api/session-store.ts'
import { showFlash } from '../../../shared/flash.ts'
import { sendWrite } from '../../../shared/outcome/send-write.ts'
import { changeCardWrite } from '../../../shared/outcome/writes/payment.ts'
import { cardCopy } from '../copy.ts'
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

interface ChangeCardFormProps {
  /** Called with the new card, e.g. Visa •••• 0004. */
  onChanged: (card: string) => void
}

/** Form for a new card; its token always comes from the provider's script (CARD-02 to CARD-19, IMP-10). */
export function ChangeCardForm({ onChanged }: ChangeCardFormProps) {
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
