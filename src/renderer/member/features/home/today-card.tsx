import { Link } from 'react-router-dom'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { SectionCard } from '../../../ui/base/card.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { openPageRefreshMs, useEndpoint } from '../../api/queries.ts'
import { useUnreadCount } from '../../api/session-store.ts'
import { FreshLikes, useWaitingLike, WaitingLike } from './waiting-like.tsx'

const copy = homeCopy.today
const messagesPath = '/recommends/male?status=matching'

function firstAction(hasLike: boolean, unread: number): 'like' | 'messages' | 'timeline' {
  if (hasLike) return 'like'
  return unread > 0 ? 'messages' : 'timeline'
}

/** A man's next actions by priority: a like, messages, the timeline. The first has a button, the others a line each. */
export function TodayCard() {
  const liked = useWaitingLike()
  const unread = useUnreadCount()
  const { data: timeline } = useEndpoint(timelineEndpoint, {}, { refetchInterval: openPageRefreshMs })
  const first = firstAction(liked !== null, unread)
  const free = timeline && timeline.free_like > 0 && copy.freeLikes(timeline.free_like)
  return (
    <SectionCard title={copy.title} className="grid gap-3 pb-1.5" action={<FreshLikes />}>
      {first === 'like' && <WaitingLike row={liked ?? undefined} />}
      {first === 'messages' && (
        <>
          <p className="text-s phrase text-ink-2">{copy.messagesText(unread)}</p>
          <Button render={<Link to={messagesPath} />}>{copy.toMessages}</Button>
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
              render={<Link to={messagesPath} />}
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
