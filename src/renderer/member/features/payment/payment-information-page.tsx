import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paymentInformationEndpoint, type PaymentInformation } from '../../../../contract/calls/payment.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { Columns, PageBody } from '../../../ui/navigation/page-body.tsx'
import { isPaid } from '../../api/paid.ts'
import { accountQuery, useAccount, useEndpoint, queryClient } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { lastingDrafts } from '../../shared/drafts.ts'
import { planState } from '../../shared/payment/plan-state.ts'
import { paymentCopy } from './copy.ts'
import { PaymentFacts, StatementText } from './payment-parts.tsx'
import { unpaidFacts, UnpaidView } from './unpaid-view.tsx'

const copy = paymentCopy.information

/** View without an active plan: state and reason, plans, and contact to the operator (PAY-121 to PAY-124, D-66). */
function PaymentMissing({ payment, campaign }: { payment: PaymentInformation; campaign: React.ReactNode }) {
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

/** State of the payment. The quoted title appears only after a failed charge, with its date (D-99). */
export function PlanStatus({ payment }: { payment: PaymentInformation }) {
  const woman = useAccount().sex === Sex.woman
  const state = planState(payment)
  const { next_payment_date: next } = payment
  const stored = lastingDrafts.read(priceName)
  const price = typeof stored === 'number' ? copy.declinedPrice(paymentCopy.select.yen(stored)) : ''
  if (state === 'charge-failed' || state === 'running') {
    return (
      <Notice tone="warn" title={copy.notConfirmed}>
        {next && <span className="num">{copy.declined(formatDate(next), price)}</span>}
        <span className="block">{copy.declinedHint}</span>
        {woman && (
          <>
            <span className="block">{copy.benefitsEnded}</span>
            <span className="block">{copy.currentFree}</span>
          </>
        )}
      </Notice>
    )
  }
  if (!woman) return <Notice title={copy.missing.ended.title}>{copy.missing.ended.text}</Notice>
  return (
    <Notice title={state === 'ended' ? copy.missing.ended.title : copy.currentFree}>
      {state === 'ended' && <span className="block">{copy.currentFree}</span>}
      {copy.freeNote}
    </Notice>
  )
}

/** View with an active plan: customer, plan, future charge, card and cancellation (PAY-112 to PAY-119). */
function PaymentConfirmed({ payment }: { payment: PaymentInformation }) {
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

/** Price of the active plan, stored on this device, because a response about an ended plan has no price (D-99). */
const priceName = 'plan-price'
const accountDelayMs = 1_000
const againMs = 10_000

/**
 * Page /payment_information, with or without an active plan (PAY-111 to PAY-124, PAYINFO2). A failure is logged
 * (PAYINFO2-16) and said, and the page asks again by itself (D-113). The app brings the campaign popup of a member
 * without a plan (D-124).
 */
export function PaymentInformationPage({ campaign }: { campaign: React.ReactNode }) {
  const query = useEndpoint(
    paymentInformationEndpoint,
    {},
    { staleTime: 0, refetchInterval: ({ state }) => (state.status === 'error' ? againMs : false) },
  )
  const { data, error } = query
  const loaded = data !== undefined

  useEffect(() => {
    if (error) console.error('Failed to load the payment information.', error)
  }, [error])

  useEffect(() => {
    if (!loaded) return undefined
    // Reloads the account once, so that payment_conf, menu and locks agree with this page (PAYINFO2-15, PAYINFO2-20).
    const reload = () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
    const timer = setTimeout(reload, accountDelayMs)
    return () => clearTimeout(timer)
  }, [loaded])

  const price = data && isPaid(data) ? data.payment_kind : null
  useEffect(() => {
    if (price !== null) lastingDrafts.write(priceName, price)
  }, [price])

  if (!data) {
    const spinner = <Spinner immediate size={32} className="mt-24" label={commonCopy.state.loading} />
    return (
      <PageBody className="justify-items-center">
        <Waiting query={query} skeleton={spinner} />
      </PageBody>
    )
  }
  return (
    <PageBody className="gap-5">
      {isPaid(data) ? <PaymentConfirmed payment={data} /> : <PaymentMissing payment={data} campaign={campaign} />}
    </PageBody>
  )
}
