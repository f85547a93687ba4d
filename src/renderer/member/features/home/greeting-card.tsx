import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { formatDayHeading } from '../../../lib/date-ja.ts'
import { type Account, isVerified, useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { useServerNow } from '../../api/server-time.ts'
import { greetingOf } from '../../shared/greeting.ts'
import { OwnAvatar } from '../../shared/parts/member-picture.tsx'
import { ageState } from './age-check/confirmation-states.ts'
import { isFirstDay } from './is-first-day.ts'

const copy = homeCopy.greeting

const nameStyle = 'wrap-anywhere font-display text-xl/snug tracking-mincho max-[22rem]:text-l/snug @3xl:text-2xl'

/** States of a member below the name: the age check once it is done, then the plan of a woman or the rank of a man. */
function statesOf(account: Account): readonly string[] {
  const states: string[] = []
  if (isVerified(account)) states.push(ageState(account).text)
  if (account.sex === Sex.woman && isPaid(account)) states.push(copy.premium)
  if (account.sex === Sex.man && account.rank) states.push(copy.rank(account.rank))
  return states
}

/** Greeting with the date and the member's states (HOME-31). */
export function GreetingCard() {
  const account = useAccount()
  const nowMs = useServerNow(60_000)
  const states = statesOf(account)
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
