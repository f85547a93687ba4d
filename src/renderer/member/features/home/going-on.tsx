import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { SectionHeading } from '../../../ui/base/card.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { useAccount } from '../../api/account.ts'
import { openPageRefreshMs, useEndpoint } from '../../api/queries.ts'
import { chatPath } from '../../shared/pairing-address.ts'
import { pairingsCall } from '../../shared/pairings.ts'
import { MemberAvatar } from '../../shared/parts/member-picture.tsx'

const copy = homeCopy.goingOn
const { unread, noMessageYet } = recommendationCopy.list
const mostConversations = 3
const rowStyle = 'grid gap-3 @5xl:grid-cols-3'

/** Returns the conversations to continue: unread first, then in list order, which is newest first. */
export function conversationsToGoOn<Row extends { readonly unread_messages_size: number }>(
  rows: readonly Row[],
  most: number,
): readonly Row[] {
  const isUnread = (row: Row) => row.unread_messages_size > 0
  return [...rows.filter(isUnread), ...rows.filter((row) => !isUnread(row))].slice(0, most)
}

/** Conversations to continue, unread first. Wide windows only (D-81). */
export function GoingOn() {
  const conversations = useConversations()
  if (conversations?.length === 0) return null
  return (
    <section aria-labelledby="going-on" className="grid gap-2.5">
      <SectionHeading id="going-on">{copy.title}</SectionHeading>
      {conversations ? (
        <ul className={rowStyle}>
          {conversationsToGoOn(conversations, mostConversations).map((pairing) => (
            <li key={pairing.id} className="rounded-m bg-surface px-3.5 shadow-1">
              <ListRow
                leading={<MemberAvatar src={pairing.profile1} />}
                title={<bdi>{pairing.twitter_name || commonCopy.name.unnamed}</bdi>}
                text={pairing.last_message || noMessageYet}
                trailing={<Badge count={pairing.unread_messages_size} label={unread(pairing.unread_messages_size)} />}
                render={<Link to={chatPath(pairing)} />}
              />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup className={rowStyle}>
          <Skeleton shape="block" className="h-20.5" count={3} />
        </SkeletonGroup>
      )}
    </section>
  )
}

/**
 * Returns the newest conversations, none if they cannot be read; undefined until known. This filter marks nothing as seen
 * (API-29).
 */
function useConversations(): readonly RecommendRow[] | undefined {
  const { sex } = useAccount()
  const options = { refetchOnMount: 'always', refetchInterval: openPageRefreshMs } as const
  const { data, isLoadingError } = useEndpoint(pairingsCall(sex), { status: 'matching', page: 1 }, options)
  return isLoadingError ? [] : data?.rec
}
