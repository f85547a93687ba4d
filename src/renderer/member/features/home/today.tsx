import { useState } from 'react'
import { Link } from 'react-router-dom'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { formatDayHeading } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { SectionCard } from '../../../ui/base/card.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { isPaid } from '../../api/paid.ts'
import { isVerified, useAccount, useEndpoint } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { useUnreadCount } from '../../api/session-store.ts'
import { forgetReturnAddress, readReturnAddress } from '../../shared/drafts.ts'
import { greetingOf } from '../../shared/greeting.ts'
import { EndingHolds } from '../../shared/parts/ending-holds.tsx'
import { OwnAvatar } from '../../shared/parts/member-picture.tsx'
import { ageState, isFirstDay } from './first-steps.tsx'
import { useEndingHolds } from './use-home-data.ts'
import { FreshLikes, useWaitingLike, WaitingLike } from './waiting-like.tsx'

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

const greetingCopy = homeCopy.greeting

const name = 'wrap-anywhere font-display text-xl/snug tracking-mincho max-[22rem]:text-l/snug @3xl:text-2xl'

/** Greeting with the member's state: confirmation, premium or rank, and today's balance (HOME-31). */
export function GreetingCard() {
  const account = useAccount()
  const nowMs = useServerNow(60_000)
  const woman = account.sex === Sex.woman
  const states = [
    // Before, the card of the age check says how it stands.
    isVerified(account) ? ageState(account).text : '',
    woman && isPaid(account) ? greetingCopy.premium : '',
    !woman && account.rank ? greetingCopy.rank(account.rank) : '',
  ].filter((text) => text !== '')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1 @3xl:col-span-2 @3xl:gap-x-5">
      <OwnAvatar />
      <div className="min-w-0 flex-1 basis-[12rem]">
        <h2 className={name}>
          {/* Whole where it fits, because the browser takes おはよう for a phrase of its own. */}
          <span className="inline-block whitespace-nowrap">
            {greetingCopy.hello(isFirstDay(account) ? greetingCopy.welcome : greetingOf(nowMs))}
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

/** Men on hold for less than another day, most urgent first; undefined until known. */
export function HoldsOfToday() {
  const nowMs = useServerNow(30_000)
  const rows = useEndingHolds(nowMs)
  return rows && rows.length > 0 && <EndingHolds rows={rows} nowMs={nowMs} />
}

const copy = homeCopy.today
const messages = '/recommends/male?status=matching'

/** A man's next actions by priority: a like, messages, the timeline. The first has a button, the others a line each. */
export function TodayCard() {
  const liked = useWaitingLike()
  const unread = useUnreadCount()
  const { data: timeline } = useEndpoint(timelineEndpoint, {})
  const first = liked !== null ? 'like' : unread > 0 ? 'messages' : 'timeline'
  const free = timeline && timeline.free_like > 0 && copy.freeLikes(timeline.free_like)
  return (
    <SectionCard title={copy.title} className="grid gap-3 pb-1.5" action={<FreshLikes />}>
      {first === 'like' && <WaitingLike row={liked ?? undefined} />}
      {first === 'messages' && (
        <>
          <p className="text-s phrase text-ink-2">{copy.messagesText(unread)}</p>
          <Button render={<Link to={messages} />}>{copy.toMessages}</Button>
        </>
      )}
      {first === 'timeline' && (
        <>
          <p className="text-s phrase text-ink-2">{copy.timelineText}</p>
          <Button render={<Link to="/timeline" />}>{copy.toTimeline}</Button>
        </>
      )}
      <ul className="-mx-3 divide-y divide-line">
        {first !== 'messages' && unread > 0 && (
          <li>
            <MenuRow
              icon="chat"
              aside={<span className="num">{commonCopy.unit.items(unread)}</span>}
              render={<Link to={messages} />}
            >
              {copy.unread}
            </MenuRow>
          </li>
        )}
        <li>
          <MenuRow
            icon="heart"
            aside={<span className="num">{free}</span>}
            render={<Link to={first === 'timeline' ? '/shop' : '/timeline'} />}
          >
            {first === 'timeline' ? copy.likesLeft : copy.like}
          </MenuRow>
        </li>
      </ul>
    </SectionCard>
  )
}
