import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { noteDeparture, takeArrival } from '../../shared/payment/bank-return.ts'
import { readAttempt, type Retry } from './card/payment-attempt.ts'
import { readSecureRedirect } from './card/secure-redirect.ts'
import { paymentCopy } from './copy.ts'

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
