import { useState, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { useAccount } from '../../api/account.ts'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'
import { forgetReturnAddress, readReturnAddress } from '../../shared/return-address.ts'
import { ageState } from './confirmation-rows.tsx'
import { isFirstDay } from './first-day.tsx'
import { remainingRecommends } from './recommend-panel.tsx'

/** After a login that followed one that ran out: the way back to the page where that happened (D-79). */
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
const wideName = '@3xl:font-display @3xl:text-2xl @3xl:tracking-mincho'
// Apart from the page: the contract of the own profile brings all lists of the forms with it.
const OwnAvatar = lazyWithFallback(async () => (await import('../../shared/parts/own-avatar.tsx')).OwnAvatar)

/** Who is here and how she or he stands: name, confirmation, premium or rank, and what is left of today (HOME-31). */
export function GreetingCard() {
  const account = useAccount()
  const woman = account.sex === 2
  const standing = [
    ageState(account).text,
    woman && account.payment_conf === 1 ? copy.premium : '',
    !woman && account.rank ? copy.rank(account.rank) : '',
  ].filter((text) => text !== '')
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-4 @3xl:col-span-2 @3xl:gap-x-5 @3xl:bg-transparent @3xl:p-0 @3xl:pb-1 @3xl:shadow-none">
      <Suspense fallback={<Skeleton shape="circle" className="size-13.5" />}>
        <OwnAvatar />
      </Suspense>
      <div className="min-w-0 flex-1 basis-20">
        {isFirstDay(account) ? (
          <h2 className={`wrap-anywhere ${wideName}`}>{copy.welcome(account.twitter_name)}</h2>
        ) : (
          <h2 className={`truncate ${wideName}`}>{copy.name(account.twitter_name)}</h2>
        )}
        <p className="text-s text-ink-2">
          {standing.map((text, index) => (
            <span key={text} className="inline-block">
              {text}
              {index < standing.length - 1 && '・'}
            </span>
          ))}
        </p>
      </div>
      {woman && account.age_conf === 2 && (
        <Chip tone="amber" className="shrink-0 num">
          {homeCopy.recommend.remaining(remainingRecommends(account))}
        </Chip>
      )}
    </Card>
  )
}
