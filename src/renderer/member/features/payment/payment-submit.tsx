import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { CardPayment } from './card/use-card-payment.ts'
import { cardCopy } from './copy.ts'

/** Where a refused payment leads on (D-111). */
interface Onward {
  readonly to: string
  readonly text: string
}

interface PaymentAlertProps {
  payment: Pick<CardPayment, 'failure' | 'form'>
  onward: Onward
}

/** Error of a payment. It leads on: to the number of a declined card, to the page of the act, to the operator (D-99). */
function PaymentAlert({ payment: { failure, form }, onward }: PaymentAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const ways = failure?.way && (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {failure.way === 'card' ? (
        <Button tone="quiet" size="m" onClick={() => form.setFocus('number')}>
          {cardCopy.toNumber}
        </Button>
      ) : (
        <TextLink render={<Link to={onward.to} />}>{onward.text}</TextLink>
      )}
      <TextLink render={<Link to="/hona" />}>{cardCopy.toOperator}</TextLink>
    </div>
  )
  return (
    <div ref={box} role="alert">
      {failure && (
        <Notice tone="alarm" title={failure.lines[0]} action={ways}>
          {failure.lines.slice(1).join(' ') || undefined}
        </Notice>
      )}
    </div>
  )
}

interface PaymentSubmitProps {
  payment: CardPayment
  children: React.ReactNode
  /** Read by screen readers while the payment runs. */
  submitting: string
  disabled?: boolean
  onward?: Onward | undefined
}

const toInformation: Onward = { to: '/payment_information', text: cardCopy.result.toPaymentInformation }

export function PaymentSubmit({ payment, children, submitting, disabled, onward }: PaymentSubmitProps) {
  return (
    <div className="grid gap-3">
      <PaymentAlert payment={payment} onward={onward ?? toInformation} />
      {payment.checking && <Notice live>{outcomeCopy.checking}</Notice>}
      <Button type="submit" busy={payment.busy} disabled={disabled}>
        {children}
      </Button>
      <output className="sr-only">{payment.busy ? submitting : ''}</output>
    </div>
  )
}
