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
import { likePackCopy } from './like-pack/like-pack-copy.ts'
import { nextPurchase } from './like-pack/like-pack-offer.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { RainScene } from './rain-scene.tsx'

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
  if (account && isPaid(account) && attempt && !isPack) return <PlanRuns />
  if (openAt !== null) return <LikesBought openAt={openAt} />
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

function PlanRuns() {
  return (
    <PaymentOutcome
      icon="check"
      scene={<LanternScene />}
      title={paymentCopy.select.alreadyPaid}
      action={<Button render={<Link to="/payment_information" />}>{paymentCopy.success.toInformation}</Button>}
    />
  )
}

/** `openAt` is when likes can be bought again, epoch ms. */
function LikesBought({ openAt }: { openAt: number }) {
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

/** What was to be paid, and the card, which was not charged. */
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
