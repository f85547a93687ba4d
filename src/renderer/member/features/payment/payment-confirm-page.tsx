import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { forgetBank, noteDeparture, readArrival } from '../../shared/payment/bank-return.ts'
import { readAttempt, type Retry } from './card/payment-attempt.ts'
import { readSecureRedirect, type SecureRedirect } from './card/secure-redirect.ts'
import { paymentCopy } from './copy.ts'

const confirmCopy = paymentCopy.confirm

/**
 * Page /payment_confirm: forwards to the card's bank by an empty POST form or by address (PAY-101 to PAY-105). Going
 * back from the bank passes this page too, which then removes the bank's pages from the history.
 */
export function PaymentConfirmPage() {
  const { state } = useLocation()
  const [redirect] = useState(() => readSecureRedirect(state, location.href))
  return redirect ? <ToBank redirect={redirect} /> : <FromBank />
}

function ToBank({ redirect }: { redirect: SecureRedirect }) {
  const form = useRef<HTMLFormElement>(null)
  const hasLeft = useRef(false)
  const leave = useLeaveFromBank()

  useEffect(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    // Clears this entry's state, so that going back from the bank does not forward again (PAY-105).
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    noteDeparture()
    if (redirect.method === 'POST') form.current?.submit()
    else window.location.assign(redirect.url)
  }, [redirect])

  useEffect(() => {
    // A page restored from the back-forward cache has ended too.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void leave()
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [leave])

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

/** The page loaded again on the way back, or opened without a payment. */
function FromBank() {
  const leave = useLeaveFromBank()
  const hasLeft = useRef(false)
  useEffect(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    void leave()
  }, [leave])
  return null
}

/** Page that the bank led to; null after a step back by the member. */
function arrivedAt() {
  const to = readArrival()
  return to === null ? null : { to }
}

/** Form of the order that went to the bank, which begins with what is kept of it (D-67); else the plans. */
function orderPage() {
  const attempt = readAttempt()
  const state = attempt && { retry: 'back' satisfies Retry }
  return { to: attempt?.path ?? '/payment_select', replace: true, state }
}

/**
 * Opens the page that the bank led to, else the form of the order. Not for a render, which React may drop and repeat: the
 * arrival is there once.
 */
function useLeaveFromBank(): () => Promise<void> {
  const navigate = useNavigate()
  return useCallback(async () => {
    const { to, ...options } = arrivedAt() ?? orderPage()
    await navigate(to, options)
    forgetBank()
  }, [navigate])
}
