import { useState, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { homeCopy } from '../../../lib/copy/home.ts'
import { formatDayHeading } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useAccount } from '../../api/account.ts'
import { useServerNow } from '../../api/server-time.ts'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'
import { forgetReturnAddress, readReturnAddress } from '../../shared/return-address.ts'
import { ageState } from './confirmation-rows.tsx'
import { isFirstDay } from './first-day.tsx'
import { greetingOf } from './greeting.ts'

/** Link back to the page where the previous login expired (D-79). */
export function ReturnCard() {
  const [address, setAddress] = useState(readReturnAddress)
  if (address === null) return null
  const forget = () => {
    forgetReturnAddress()
    setAddress(null)
  }
  return (
    <Notice
      onClose={forget}
      action={
        <Button tone="quiet" size="m" wide render={<Link to={address} />} onClick={forgetReturnAddress}>
          {homeCopy.returning.button}
        </Button>
      }
    >
      {homeCopy.returning.text}
    </Notice>
  )
}

const copy = homeCopy.greeting
const name = 'wrap-anywhere font-display text-xl/snug tracking-mincho @3xl:text-2xl'
// Loaded separately, because the contract of the own profile includes all option lists of the forms.
const OwnAvatar = lazyWithFallback(async () => (await import('../../shared/parts/member-picture.tsx')).OwnAvatar)

/** Greeting with the member's state: confirmation, premium or rank, and today's balance (HOME-31). */
export function GreetingCard() {
  const account = useAccount()
  const nowMs = useServerNow(60_000)
  const woman = account.sex === 2
  const standing = [
    ageState(account).text,
    woman && account.payment_conf === 1 ? copy.premium : '',
    !woman && account.rank ? copy.rank(account.rank) : '',
  ].filter((text) => text !== '')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1 @3xl:col-span-2 @3xl:gap-x-5">
      <Suspense fallback={<Skeleton shape="circle" className="size-13.5" />}>
        <OwnAvatar />
      </Suspense>
      <div className="min-w-0 flex-1 basis-20">
        <h2 className={name}>
          {isFirstDay(account)
            ? copy.welcome(account.twitter_name)
            : copy.ofHour(greetingOf(nowMs), account.twitter_name)}
        </h2>
        <p className="text-s text-ink-2 num">
          <span className="hidden @3xl:inline">{formatDayHeading(nowMs)}・</span>
          {standing.map((text, index) => (
            <span key={text} className="inline-block">
              {text}
              {index < standing.length - 1 && '・'}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
