import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/list/card.tsx'
import { hasLogin } from '../../../api/session-store.ts'
import { useSession } from '../../../api/use-session.ts'
import { cardCopy } from '../card/copy.ts'
import { readAttempt, type PaymentAttempt, type Retry } from '../card/payment-attempt.ts'
import { paymentCopy } from '../copy.ts'
import { PaymentOutcome } from '../payment-outcome.tsx'
import { RainScene } from './rain-scene.tsx'

const copy = paymentCopy.failure

/**
 * /payment_failure with the bank's reason in `msg` (PAY-108 to PAY-110). Open to everybody: the ways on are for whoever is
 * logged in, the login for whoever is not (D-67).
 */
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
