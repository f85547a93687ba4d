import { Link } from 'react-router-dom'
import { socialFallbackPath } from '../../../../contract/calls/photo.ts'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { SkeletonGroup } from '../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { useConfig } from '../../api/use-config.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { isFirstDay, TimelineStrip } from './first-day.tsx'
import { usePairingsOf } from './undecided-cards.tsx'

/** The conversations to go on with: unread ones first, else in the order of the list, which has the newest first. */
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

/** In a wide window: the conversations to go on with, unread ones first, and her new likes (D-81). */
export function GoingOn() {
  const { apiBase } = useConfig()
  const { sex, like_count_new: fresh } = useAccount()
  const conversations = usePairingsOf('matching')
  // His new likes have a card of their own.
  const likes = sex === 2 ? fresh : 0
  return (
    <section aria-labelledby="going-on" className="grid gap-2.5">
      <SectionHeading id="going-on">{copy.title}</SectionHeading>
      {conversations ? (
        <ul className={row}>
          {conversationsToGoOn(conversations, likes > 0 ? places - 1 : places).map((one) => (
            <li key={one.id} className="rounded-m bg-surface px-3.5 shadow-1">
              <ListRow
                leading={<Avatar src={one.profile1} fallbackSrc={`${apiBase}${socialFallbackPath}`} />}
                title={<bdi>{one.twitter_name || commonCopy.name.unnamed}</bdi>}
                text={one.last_message || noMessageYet}
                trailing={<Badge count={one.unread_messages_size} label={unread(one.unread_messages_size)} />}
                render={<Link to={`/chat?uuid=${one.recommend.uuid}&id=${one.partner_user_id}`} />}
              />
            </li>
          ))}
          {likes > 0 && (
            <li className="rounded-m bg-surface px-3.5 shadow-1">
              <ListRow
                leading={
                  <span className="grid size-13.5 shrink-0 place-items-center rounded-full bg-rose-soft text-rose">
                    <Icon name="heart-filled" />
                  </span>
                }
                title={copy.likes}
                text={copy.likesText}
                trailing={<Badge count={likes} label={homeCopy.counts.likedNew(likes)} />}
                render={<Link to="/recommends?status=liked" />}
              />
            </li>
          )}
        </ul>
      ) : (
        <SkeletonGroup className={row}>
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className="h-20.5">
              <Skeleton shape="block" />
            </div>
          ))}
        </SkeletonGroup>
      )}
    </section>
  )
}

/** What a wide window shows besides, in the column of today: whom to write to, and who is here (D-81). */
export function WideToday() {
  const account = useAccount()
  const { data: timeline, isError } = useEndpoint(timelineEndpoint, {})
  // The account tells whether there is anything: nothing below moves when it comes.
  const goesOn = account.matching_count > 0 || (account.sex === 2 && account.like_count_new > 0)
  return (
    <>
      {goesOn && <GoingOn />}
      {/* The first day shows it at every width. */}
      {!isFirstDay(account) && !isError && <TimelineStrip timeline={timeline} />}
    </>
  )
}
