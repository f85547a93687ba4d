import { useState, useEffect, useRef } from 'react'
import { Link, useSearchParams, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Button, Spinner } from '../../../../ui/base/button.tsx'
import { PageBody, Card } from '../../../../ui/navigation/page-body.tsx'
import { hasLogin, useSession } from '../../../api/session-store.ts'
import { noteDeparture, takeArrival } from '../../../shared/payment/bank-return.ts'
import { readSecureRedirect, readAttempt, type PaymentAttempt, type Retry } from '../card/payment-attempt.ts'
import { cardCopy, paymentCopy } from '../copy.ts'
import { PaymentOutcome } from '../payment-parts.tsx'

const confirmCopy = paymentCopy.confirm

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
      void navigate(arrived ?? '/payment_select', { replace: arrived === null })
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [navigate])

  if (!redirect) return <Navigate to={arrival ?? '/payment_select'} replace={arrival === null} />
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

const copy = paymentCopy.failure

/** Page /payment_failure?msg= with the bank's reason; visitors see the login (PAY-108 to PAY-110, D-67). */
export function PaymentFailurePage() {
  const [params] = useSearchParams()
  const loggedIn = hasLogin(useSession())
  const [attempt] = useState(readAttempt)
  const message = params.get('msg')?.trim() ?? ''
  const to = attempt?.path ?? '/payment_select'
  const retry = (how: Retry) => <Link to={to} state={{ retry: how }} />
  return (
    <PaymentOutcome
      icon="close"
      scene={<RainScene />}
      title={copy.text}
      lead={copy.lead}
      action={
        loggedIn ? (
          <>
            <Button render={retry('same-card')}>{copy.again}</Button>
            <Button tone="quiet" render={retry('other-card')}>
              {copy.otherCard}
            </Button>
            <Button tone="text" size="m" render={<Link to="/hona" />}>
              {copy.toOperator}
            </Button>
          </>
        ) : (
          <Button render={<Link to="/" />}>{copy.login}</Button>
        )
      }
    >
      <Card className="grid w-full gap-1.5">
        <h2 className="text-xs font-medium text-ink-2">{copy.reason}</h2>
        <p className="font-semibold phrase wrap-anywhere">{copy.error(message)}</p>
        <p className="text-s phrase text-ink-2">{copy.hint}</p>
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
        <p className="text-xs text-ink-2 num">{copy.kept(cardCopy.masked(brand, lastFour))}</p>
      </div>
      <p className="font-semibold num">{paymentCopy.select.yen(amount)}</p>
    </Card>
  )
}
