import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PaymentInformation } from '../../../../../contract/calls/payment.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { formatDate, toEpochMs } from '../../../../lib/date-ja.ts'
import { Card } from '../../../../ui/base/card.tsx'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { MenuRow } from '../../../../ui/navigation/menu-row.tsx'
import { Columns } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { paymentCopy } from '../copy.ts'
import { PaymentFacts } from '../payment-facts.tsx'
import { StatementText } from '../statement-text.tsx'

const copy = paymentCopy.information

/** View with an active plan: customer, plan, future charge, card and cancellation (PAY-112 to PAY-119). */
export function PaymentConfirmed({ payment }: { payment: PaymentInformation }) {
  const { sex } = useAccount()
  const now = useServerNow(60_000)
  const { next_payment_date: next, last_payment_date: last } = payment
  const items = [
    { label: copy.customerId, value: payment.payment_id },
    { label: copy.customerPassword, value: <CustomerPassword pass={payment.payment_pass} /> },
    { label: copy.plan, value: payment.course_name },
    {
      label: copy.amount,
      value: paymentCopy.select.price(payment.payment_kind),
    },
    ...(last ? [{ label: copy.lastPayment, value: formatDate(last) }] : []),
    // After the date has passed, only the date is left out; the plan stays (PAY-116).
    ...(next && toEpochMs(next) > now ? [{ label: copy.nextPayment, value: formatDate(next) }] : []),
  ]
  return (
    <Columns
      aside={
        <>
          <Card space="none">
            <MenuRow icon="card" render={<Link to="/change_card" />}>
              {copy.changeCard}
            </MenuRow>
            <MenuRow icon="close" render={<Link to="/payment_cancellation?step=1" />}>
              {copy.cancel}
            </MenuRow>
          </Card>
          <Notice tone="warn">{sex === Sex.woman ? copy.cancelWarningWoman : copy.cancelWarning}</Notice>
        </>
      }
    >
      <Notice tone="good" title={copy.confirmed} />
      <Card>
        <PaymentFacts items={items} />
      </Card>
      <p className="text-s phrase text-ink-2">
        <StatementText />
      </p>
    </Columns>
  )
}

/** Hidden until requested, because the page may be open in public. */
function CustomerPassword({ pass }: { pass: string }) {
  const [shown, setShown] = useState(false)
  return (
    <span className="flex items-center justify-end gap-3">
      <span className="num">{shown ? pass : '••••••••'}</span>
      <TextLink
        render={<button type="button" />}
        aria-label={`${copy.customerPassword}${shown ? copy.passwordHideAfter : copy.passwordShowAfter}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? copy.hidePassword : copy.showPassword}
      </TextLink>
    </span>
  )
}
