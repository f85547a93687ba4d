import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { formatDayHeading } from '../../../lib/date-ja.ts'
import { isVerified, useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { useServerNow } from '../../api/server-time.ts'
import { greetingOf } from '../../shared/greeting.ts'
import { OwnAvatar } from '../../shared/parts/member-picture.tsx'
import { ageState } from './age-check/confirmation-states.ts'
import { isFirstDay } from './is-first-day.ts'

const copy = homeCopy.greeting

const nameStyle = 'wrap-anywhere font-display text-xl/snug tracking-mincho max-[22rem]:text-l/snug @3xl:text-2xl'

/** Greeting with the member's state: confirmation, premium or rank, and today's balance (HOME-31). */
export function GreetingCard() {
  const account = useAccount()
  const nowMs = useServerNow(60_000)
  const woman = account.sex === Sex.woman
  const states = [
    // Before, the card of the age check says how it stands.
    isVerified(account) ? ageState(account).text : '',
    woman && isPaid(account) ? copy.premium : '',
    !woman && account.rank ? copy.rank(account.rank) : '',
  ].filter((text) => text !== '')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1 @3xl:col-span-2 @3xl:gap-x-5">
      <OwnAvatar />
      <div className="min-w-0 flex-1 basis-[12rem]">
        <h2 className={nameStyle}>
          {/* Whole where it fits, because the browser takes おはよう for a phrase of its own. */}
          <span className="inline-block whitespace-nowrap">
            {copy.hello(isFirstDay(account) ? copy.welcome : greetingOf(nowMs))}
          </span>
          {commonCopy.name.withHonorific(account.twitter_name)}
        </h2>
        <p className="text-s text-ink-2 num">
          <span className="hidden @3xl:inline">
            {formatDayHeading(nowMs)}
            {states.length > 0 && '・'}
          </span>
          {states.map((text, index) => (
            <span key={text} className="inline-block">
              {text}
              {index < states.length - 1 && '・'}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
