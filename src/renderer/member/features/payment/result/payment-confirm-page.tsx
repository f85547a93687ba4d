import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Spinner } from '../../../../ui/base/button.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { noteDeparture, takeArrival } from '../../../shared/payment/bank-return.ts'
import { readSecureRedirect } from '../card/card-token.ts'
import { paymentCopy } from '../copy.ts'

const copy = paymentCopy.confirm

/**
 * /payment_confirm: on to the card's bank by an empty POST form or by address (PAY-101 to PAY-105). The way back from the
 * bank leads over this page as well, so that its own pages are gone from the history.
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
    // Back from the bank must not send the member there again: this entry forgets where it led (PAY-105).
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    noteDeparture()
    if (redirect.method === 'POST') form.current?.submit()
    else window.location.assign(redirect.url)
  }, [redirect])

  useEffect(() => {
    // A page that the browser kept as it was and shows again is over as well.
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
        {copy.confirming}
      </output>
      <p className="phrase">{copy.text}</p>
      <p className="text-s phrase text-ink-2">{copy.hint}</p>
      {redirect.method === 'POST' && <form ref={form} method="post" action={redirect.url} hidden />}
    </PageBody>
  )
}
