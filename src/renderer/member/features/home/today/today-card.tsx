import { Link } from 'react-router-dom'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { SectionCard } from '../../../../ui/base/card.tsx'
import { MenuRow } from '../../../../ui/navigation/menu-row.tsx'
import { openPageRefreshMs, useEndpoint } from '../../../api/queries.ts'
import { useUnreadCount } from '../../../api/session-store.ts'
import { useWaitingLike } from './use-waiting-like.ts'
import { FreshLikes, WaitingLike } from './waiting-like.tsx'

const copy = homeCopy.today
const messagesPath = '/recommends/male?status=matching'

type Action = 'like' | 'messages' | 'timeline'

function firstAction(hasLike: boolean, unread: number): Action {
  if (hasLike) return 'like'
  return unread > 0 ? 'messages' : 'timeline'
}

/** A man's next actions by priority: a like, messages, the timeline. The first has a button, the others a line each. */
export function TodayCard() {
  const { liked, failed } = useWaitingLike()
  const unread = useUnreadCount()
  const first = firstAction(liked !== null && !failed, unread)
  return (
    <SectionCard title={copy.title} className="grid gap-3 pb-1.5" action={<FreshLikes />}>
      {first === 'like' ? <WaitingLike row={liked ?? undefined} /> : <FirstAction action={first} unread={unread} />}
      <ul className="-mx-3 divide-y divide-line">
        {first !== 'messages' && unread > 0 && (
          <li>
            <MenuRow
              icon="chat"
              aside={<span className="num">{commonCopy.unit.items(unread)}</span>}
              render={<Link to={messagesPath} />}
            >
              {copy.unread}
            </MenuRow>
          </li>
        )}
        <LikesRow isTimelineFirst={first === 'timeline'} />
      </ul>
    </SectionCard>
  )
}

function FirstAction({ action, unread }: { action: 'messages' | 'timeline'; unread: number }) {
  const { text, button, to } =
    action === 'messages'
      ? { text: copy.messagesText(unread), button: copy.toMessages, to: messagesPath }
      : { text: copy.timelineText, button: copy.toTimeline, to: '/timeline' }
  return (
    <>
      <p className="text-s phrase text-ink-2">{text}</p>
      <Button render={<Link to={to} />}>{button}</Button>
    </>
  )
}

/** Free likes of today, with the timeline to use them; with the shop if the timeline has the button above. */
function LikesRow({ isTimelineFirst }: { isTimelineFirst: boolean }) {
  const { data: timeline } = useEndpoint(timelineEndpoint, {}, { refetchInterval: openPageRefreshMs })
  const free = timeline && timeline.free_like > 0 && copy.freeLikes(timeline.free_like)
  return (
    <li>
      <MenuRow
        icon="heart"
        aside={<span className="num">{free}</span>}
        render={<Link to={isTimelineFirst ? '/shop' : '/timeline'} />}
      >
        {isTimelineFirst ? copy.likesLeft : copy.like}
      </MenuRow>
    </li>
  )
}
