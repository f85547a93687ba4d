import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { AgeConf, Sex } from '../../../../contract/enums/member.ts'
import { Button, Spinner } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { LanternScene } from '../../../ui/brand/scenes.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { isPaid } from '../../api/paid.ts'
import { type Account, accountQuery, queryClient, useEndpoint } from '../../api/queries.ts'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { openSteps } from '../../shared/open-steps.ts'
import { noteDeparture, takeArrival } from '../../shared/payment/bank-return.ts'
import { forgetReceipt } from '../../shared/payment/receipt.ts'
import {
  forgetAttempt,
  type PaymentAttempt,
  readAttempt,
  readSecureRedirect,
  type Retry,
} from './card/payment-attempt.ts'
import { cardCopy, paymentCopy } from './copy.ts'
import { PaymentOutcome } from './payment-parts.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'

const successCopy = paymentCopy.success

const againMs = 5_000

/** Page /payment_success, where the bank returns to (PAY-106, PAY-107); visitors see the login (D-67). */
export function PaymentSuccessPage() {
  const loggedIn = hasLogin(useSession())
  const [attempt] = useState(readAttempt)
  const { data, error } = useEndpoint(
    paymentInformationEndpoint,
    {},
    {
      enabled: loggedIn,
      staleTime: 0,
      refetchInterval: (query) => (query.state.data && isPaid(query.state.data) ? false : againMs),
    },
  )
  const known = loggedIn && error?.status !== 401
  const paid = data !== undefined && isPaid(data)
  const { data: account } = useQuery({ ...accountQuery, enabled: loggedIn && paid })

  useEffect(() => {
    if (!paid) return
    forgetAttempt()
    // This page is the receipt; one of an earlier payment would contradict it.
    forgetReceipt()
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  }, [paid])

  return (
    <PaymentOutcome
      icon="check"
      scene={<LanternScene />}
      title={successCopy.text}
      lead={known && data && (paid ? account && paymentLead(account) : successCopy.pending)}
      action={
        known ? (
          <>
            <Button render={<Link to={(paid && account && openSteps(account)[0]) || '/home'} />}>
              {successCopy.start}
            </Button>
            <Button tone="text" size="m" render={<Link to="/payment_information" />}>
              {successCopy.toInformation}
            </Button>
          </>
        ) : (
          <Button render={<Link to="/" />}>{successCopy.login}</Button>
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
  if (sex === Sex.man && left > 0) return successCopy.stepsLeft(left)
  if (age_conf !== AgeConf.verified) return successCopy.leadUnverified
  return sex === Sex.woman ? successCopy.leadWoman : successCopy.lead
}

const confirmCopy = paymentCopy.confirm

/** Form of the order that went to the bank, which begins with what is kept of it (D-67); else the plans. */
function orderPage() {
  const attempt = readAttempt()
  const state = attempt && { retry: 'back' satisfies Retry }
  return { to: attempt?.path ?? '/payment_select', replace: true, state }
}

/**
 * Page /payment_confirm: forwards to the card's bank by an empty POST form or by address (PAY-101 to PAY-105). Going
 * back from the bank passes this page too, which then removes the bank's pages from the history.
 */
export function PaymentConfirmPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [redirect] = useState(() => readSecureRedirect(state, location.href))
  const [arrival] = useState(() => (redirect ? null : takeArrival()))
  const form = useRef<HTMLFormElement>(null)
  const left = useRef(false)

  useEffect(() => {
    if (!redirect || left.current) return
    left.current = true
    // Clears this entry's state, so that going back from the bank does not forward again (PAY-105).
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    noteDeparture()
    if (redirect.method === 'POST') form.current?.submit()
    else window.location.assign(redirect.url)
  }, [redirect])

  useEffect(() => {
    // A page restored from the back-forward cache has ended too.
    const returned = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      const arrived = takeArrival()
      const { to, ...how } = orderPage()
      if (arrived === null) void navigate(to, how)
      else void navigate(arrived)
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [navigate])

  if (!redirect && arrival !== null) return <Navigate to={arrival} />
  if (!redirect) return <Navigate {...orderPage()} />
  return (
    <PageBody className="justify-items-center gap-3 text-center">
      <Spinner immediate size={32} className="mt-16 mb-2" />
      <output lang="en" className="font-semibold">
        {confirmCopy.confirming}
      </output>
      <p className="phrase">{confirmCopy.text}</p>
      <p className="text-s phrase text-ink-2">{confirmCopy.hint}</p>
      {redirect.method === 'POST' && <form ref={form} method="post" action={redirect.url} hidden />}
    </PageBody>
  )
}

export function RainScene() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className="size-full">
      <rect width="100" height="100" fill="var(--sky-high)" />
      <rect y="45" width="100" height="55" fill="var(--sky-mid)" opacity=".6" />
      <path
        d="M10 6v10M19 24v8M27 10v12M38 30v9M44 4v8M58 14v10M66 30v8M77 6v12M85 26v9M93 12v8"
        stroke="var(--moon)"
        opacity=".5"
      />
      <circle cx="30" cy="66" r="9" fill="var(--lantern)" opacity=".35" />
      <circle cx="72" cy="74" r="12" fill="var(--lantern)" opacity=".28" />
      <path d="M50 -5V105M-5 48H105" stroke="var(--ridge-near)" strokeWidth="4" />
      <path d="M-5 94H105V105H-5Z" fill="var(--ridge-near)" />
    </svg>
  )
}

const failureCopy = paymentCopy.failure

/** Page /payment_failure?msg= with the bank's reason; visitors see the login (PAY-108 to PAY-110, D-67). */
export function PaymentFailurePage() {
  const [params] = useSearchParams()
  const loggedIn = hasLogin(useSession())
  const [attempt] = useState(readAttempt)
  const { data: account } = useQuery({ ...accountQuery, enabled: loggedIn })
  const message = params.get('msg')?.trim() ?? ''
  const to = attempt?.path ?? '/payment_select'
  // Another tab or device has paid meanwhile: no second payment is offered.
  if (account && isPaid(account) && attempt && to !== '/shop') {
    return (
      <PaymentOutcome
        icon="check"
        scene={<LanternScene />}
        title={paymentCopy.select.alreadyPaid}
        action={<Button render={<Link to="/payment_information" />}>{successCopy.toInformation}</Button>}
      />
    )
  }
  const retry = (how: Retry) => <Link to={to} state={{ retry: how }} />
  return (
    <PaymentOutcome
      icon="close"
      scene={<RainScene />}
      title={failureCopy.text}
      lead={failureCopy.lead}
      action={
        loggedIn ? (
          <>
            <Button render={retry('same-card')}>{failureCopy.again}</Button>
            <Button tone="quiet" render={retry('other-card')}>
              {failureCopy.otherCard}
            </Button>
            <Button tone="text" size="m" render={<Link to="/hona" />}>
              {failureCopy.toOperator}
            </Button>
          </>
        ) : (
          <Button render={<Link to="/" />}>{failureCopy.login}</Button>
        )
      }
    >
      <Card className="grid w-full gap-1.5">
        <h2 className="text-xs font-medium text-ink-2">{failureCopy.reason}</h2>
        <p className="font-semibold phrase wrap-anywhere">{failureCopy.error(message)}</p>
        <p className="text-s phrase text-ink-2">{failureCopy.hint}</p>
      </Card>
      {loggedIn && attempt && <Attempt attempt={attempt} />}
    </PaymentOutcome>
  )
}

function Attempt({ attempt: { item, amount, brand, lastFour } }: { attempt: PaymentAttempt }) {
  return (
    <Card className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div>
        <p className="font-semibold">{item}</p>
        <p className="text-xs text-ink-2 num">{failureCopy.unchanged(cardCopy.masked(brand, lastFour))}</p>
      </div>
      <p className="font-semibold num">{paymentCopy.select.yen(amount)}</p>
    </Card>
  )
}
