import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { formatChatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { LanternScene } from '../../../ui/brand/scenes.tsx'
import { accountQuery } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { useEndpoint } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { type PaymentAttempt, readAttempt, type Retry } from './card/payment-attempt.ts'
import { cardCopy, paymentCopy } from './copy.ts'
import { likePackCopy } from './like-pack-copy.ts'
import { nextPurchase } from './like-pack-offer.ts'
import { PaymentOutcome } from './payment-outcome.tsx'

function RainScene() {
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
  const isPack = to === '/shop'
  const { data: timeline } = useEndpoint(timelineEndpoint, {}, { enabled: loggedIn && isPack, staleTime: 0 })
  // Of a plan the timeline says nothing, which another page may have loaded.
  const lastPurchase = (isPack && timeline?.purchased_like_created) || null
  const openAt = nextPurchase(lastPurchase, useServerNow(60_000))
  // Another tab or device has paid meanwhile: no second payment is offered.
  if (account && isPaid(account) && attempt && !isPack) {
    return (
      <PaymentOutcome
        icon="check"
        scene={<LanternScene />}
        title={paymentCopy.select.alreadyPaid}
        action={<Button render={<Link to="/payment_information" />}>{paymentCopy.success.toInformation}</Button>}
      />
    )
  }
  if (openAt !== null) {
    return (
      <PaymentOutcome
        icon="check"
        scene={<LanternScene />}
        title={likePackCopy.availableAt(formatChatTime(openAt))}
        lead={failureCopy.bought}
        action={<Button render={<Link to="/timeline" />}>{likePackCopy.toTimeline}</Button>}
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
