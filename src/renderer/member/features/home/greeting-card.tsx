import { useState } from 'react'
import { Link } from 'react-router-dom'
import { tokyoParts } from '../../../../contract/rules/tokyo-time.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { formatDayHeading } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAccount } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { forgetReturnAddress, readReturnAddress } from '../../shared/drafts.ts'
import { OwnAvatar } from '../../shared/parts/member-picture.tsx'
import { ageState, isFirstDay } from './first-steps.tsx'

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

/** Returns the greeting for the hour in Tokyo: morning from 5:00, day from 11:00, evening from 17:00. */
export function greetingOf(nowMs: number): string {
  const { hour } = tokyoParts(nowMs)
  const { morning, day, evening } = copy.hour
  return hour < 5 || hour >= 17 ? evening : hour < 11 ? morning : day
}

const name = 'wrap-anywhere font-display text-xl/snug tracking-mincho max-[22rem]:text-l/snug @3xl:text-2xl'

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
      <OwnAvatar />
      <div className="min-w-0 flex-1 basis-20">
        <h2 className={name}>
          {/* Whole where it fits, because the browser takes おはよう for a phrase of its own. */}
          <span className="inline-block">{copy.hello(isFirstDay(account) ? copy.welcome : greetingOf(nowMs))}</span>
          {commonCopy.name.withHonorific(account.twitter_name)}
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
