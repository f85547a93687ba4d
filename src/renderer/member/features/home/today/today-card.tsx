import { Link } from 'react-router-dom'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/list/card.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { MenuRow } from '../../../../ui/navigation/menu-row.tsx'
import { SectionHeading } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { useUnreadCount } from '../../../shared/use-unread-count.ts'
import { useWaitingLike } from './use-waiting-like.ts'
import { WaitingLike } from './waiting-like.tsx'

const copy = homeCopy.today
const messages = '/recommends/male?status=matching'

/**
 * What a man to whom everything is open can do today, the most personal first: answer a like, read what came, or send a
 * like. The first of these has the button, the others a line each.
 */
export function TodayCard() {
  const { like_count_new: fresh } = useAccount()
  const liked = useWaitingLike()
  const unread = useUnreadCount()
  const { data: timeline } = useEndpoint(timelineEndpoint, {})
  const first = liked !== null ? 'like' : unread > 0 ? 'messages' : 'timeline'
  const free = timeline && timeline.free_like > 0 && copy.freeLikes(timeline.free_like)
  return (
    <Card as="section" aria-labelledby="today-heading" className="grid gap-3 pb-1.5">
      <SectionHeading
        id="today-heading"
        action={
          fresh > 0 && (
            <Chip tone="rose" className="num">
              {homeCopy.counts.likedNew(fresh)}
            </Chip>
          )
        }
      >
        {copy.title}
      </SectionHeading>
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
    </Card>
  )
}
