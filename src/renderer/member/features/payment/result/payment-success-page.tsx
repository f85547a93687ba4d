import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type PaymentInformation, paymentInformationEndpoint } from '../../../../../contract/calls/payment.ts'
import { formatDate, formatDateTime } from '../../../../lib/date-ja.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { LanternScene } from '../../../../ui/brand/scenes.tsx'
import { Card } from '../../../../ui/navigation/page-body.tsx'
import { accountQuery, type Account, useEndpoint } from '../../../api/queries.ts'
import { hasLogin, useSession } from '../../../api/session-store.ts'
import { openSteps } from '../../../shared/open-steps.ts'
import { lastDay } from '../../../shared/payment/plan-state.ts'
import { type PaymentAttempt, forgetAttempt, readAttempt } from '../card/payment-attempt.ts'
import { cardCopy, paymentCopy } from '../copy.ts'
import { PaymentOutcome, PaymentFacts } from '../payment-parts.tsx'

const copy = paymentCopy.receipt

/** Receipt: paid plan, period, next charge, and how to cancel. `attempt` is of this browser (D-67). */
export function PaymentReceipt({ payment, attempt }: { payment: PaymentInformation; attempt: PaymentAttempt | null }) {
  const { course_name, payment_kind: price, last_payment_date: paidAt, next_payment_date: next } = payment
  const facts = [
    ...(paidAt ? [{ label: copy.paidAt, value: formatDateTime(paidAt) }] : []),
    ...(attempt?.lastFour ? [{ label: copy.card, value: cardCopy.masked(attempt.brand, attempt.lastFour) }] : []),
    { label: copy.statement, value: cardCopy.statementName },
    ...(next ? [{ label: copy.next, value: `${formatDate(next)} ${paymentCopy.select.yen(price)}` }] : []),
  ]
  return (
    <>
      <Card className="grid w-full gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div>
            <h2>{course_name}</h2>
            {paidAt && next && (
              <p className="text-xs text-ink-2 num">{copy.period(formatDate(paidAt), lastDay(next))}</p>
            )}
          </div>
          <p className="text-count font-semibold num">{paymentCopy.select.yen(attempt?.amount ?? price)}</p>
        </div>
        <PaymentFacts items={facts} />
        <p className="text-xs text-ink-2">{copy.note}</p>
      </Card>
      <p className="flex w-full items-start gap-2.5 text-s text-ink-2">
        <Icon name="card" size={20} className="mt-0.5" />
        <span className="phrase">{copy.cancel}</span>
      </p>
    </>
  )
}

const pageCopy = paymentCopy.success
const againMs = 5_000

/** Page /payment_success, where the bank returns to (PAY-106, PAY-107); visitors see the login (D-67). */
export function PaymentSuccessPage() {
  const queryClient = useQueryClient()
  const loggedIn = hasLogin(useSession())
  const [attempt] = useState(readAttempt)
  const { data, error } = useEndpoint(
    paymentInformationEndpoint,
    {},
    {
      enabled: loggedIn,
      staleTime: 0,
      refetchInterval: (query) => (query.state.data?.payment_conf === 1 ? false : againMs),
    },
  )
  const known = loggedIn && error?.status !== 401
  const paid = data?.payment_conf === 1
  const { data: account } = useQuery({ ...accountQuery, enabled: loggedIn && paid })

  useEffect(() => {
    if (!paid) return
    forgetAttempt()
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  }, [paid, queryClient])

  return (
    <PaymentOutcome
      icon="check"
      scene={<LanternScene />}
      title={pageCopy.text}
      lead={known && data && (paid ? account && paymentLead(account) : pageCopy.pending)}
      action={
        known ? (
          <>
            <Button render={<Link to={(paid && account && openSteps(account)[0]) || '/home'} />}>
              {pageCopy.start}
            </Button>
            <Button tone="text" size="m" render={<Link to="/payment_information" />}>
              {pageCopy.toInformation}
            </Button>
          </>
        ) : (
          <Button render={<Link to="/" />}>{pageCopy.login}</Button>
        )
      }
    >
      {known && data && paid && <PaymentReceipt payment={data} attempt={attempt} />}
    </PaymentOutcome>
  )
}

/** Promises all functions only to a verified member from rank E, else names the remaining steps (PAY-106, D-98). */
export function paymentLead(account: Account): string {
  const { sex, age_conf } = account
  const left = openSteps(account).length
  if (sex === 1 && left > 0) return pageCopy.stepsLeft(left)
  if (age_conf !== 2) return pageCopy.leadUnverified
  return sex === 2 ? pageCopy.leadWoman : pageCopy.lead
}
