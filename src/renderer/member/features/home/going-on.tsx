import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { SectionHeading } from '../../../ui/base/card.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { useAccount, openPageRefreshMs, useEndpoint } from '../../api/queries.ts'
import { chatPath, pairingsCall } from '../../shared/pairings.ts'
import { MemberAvatar } from '../../shared/parts/member-picture.tsx'
import { isFirstDay, TimelineStrip } from './first-steps.tsx'

/** Returns the conversations to continue: unread first, then in list order, which is newest first. */
export function conversationsToGoOn<Row extends { readonly unread_messages_size: number }>(
  rows: readonly Row[],
  places: number,
): readonly Row[] {
  const isUnread = (row: Row) => row.unread_messages_size > 0
  return [...rows.filter(isUnread), ...rows.filter((row) => !isUnread(row))].slice(0, places)
}

const copy = homeCopy.goingOn
const { unread, noMessageYet } = recommendationCopy.list
const places = 3
const row = 'grid gap-3 @5xl:grid-cols-3'

/** Conversations to continue, unread first. Wide windows only (D-81). */
export function GoingOn() {
  const conversations = usePairingsOf('matching')
  return (
    <section aria-labelledby="going-on" className="grid gap-2.5">
      <SectionHeading id="going-on">{copy.title}</SectionHeading>
      {conversations ? (
        <ul className={row}>
          {conversationsToGoOn(conversations, places).map((one) => (
            <li key={one.id} className="rounded-m bg-surface px-3.5 shadow-1">
              <ListRow
                leading={<MemberAvatar src={one.profile1} />}
                title={<bdi>{one.twitter_name || commonCopy.name.unnamed}</bdi>}
                text={one.last_message || noMessageYet}
                trailing={<Badge count={one.unread_messages_size} label={unread(one.unread_messages_size)} />}
                render={<Link to={chatPath(one)} />}
              />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup className={row}>
          <Skeleton shape="block" className="h-20.5" count={3} />
        </SkeletonGroup>
      )}
    </section>
  )
}

/**
 * Extra content of a wide window in the column of today: conversations and today's timeline (D-81). Calls `onShown` once,
 * because home waits for the code of this part.
 */
export function WideToday({ onShown }: { onShown: () => void }) {
  const reportShown = useEffectEvent(onShown)
  useEffect(() => reportShown(), [])
  const account = useAccount()
  const { data: timeline, isError } = useEndpoint(timelineEndpoint, {})
  // The account tells in advance whether there are conversations, so nothing below shifts when they load.
  const goesOn = account.matching_count > 0
  return (
    <>
      {goesOn && <GoingOn />}
      {/* On the first day, FirstDay shows the strip at every width. */}
      {!isFirstDay(account) && !isError && <TimelineStrip timeline={timeline} />}
    </>
  )
}

/** Returns the newest pairings of a filter; undefined until known. Both filters mark nothing as seen (API-29). */
function usePairingsOf(status: 'matching' | 'others'): readonly RecommendRow[] | undefined {
  const { sex } = useAccount()
  const options = { refetchOnMount: 'always', refetchInterval: openPageRefreshMs } as const
  const { data, isError } = useEndpoint(pairingsCall(sex), { status, page: 1 }, options)
  return isError ? [] : data?.rec
}
