import { Link } from 'react-router-dom'
import type { Timeline } from '../../../../contract/timeline.ts'
import { timelineCopy as copy } from '../../../lib/copy/timeline.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

/** What is left today: likes of both kinds and detailed views (TL-10, D-44). */
export function TimelineBalance({ timeline }: { timeline: Timeline }) {
  const { like_remain, free_like, purchased_like_remain, detail_show_ticket } = timeline
  return (
    <Card space="s" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2.5">
        <Icon name="heart-filled" size={18} className="text-rose" />
        <p className="num min-w-0 flex-1 font-semibold">
          {copy.likes(like_remain, free_like, purchased_like_remain)}
        </p>
        <TextLink render={<Link to="/shop" />}>{copy.toShop}</TextLink>
      </div>
      <p className="flex items-baseline gap-2.5 text-s">
        <Icon name="eye" size={18} className="self-center text-ink-3" />
        <span className="num min-w-0 flex-1">
          {copy.views(detail_show_ticket)}
          <span className="ms-2 inline-block text-xs text-ink-3">{copy.viewsReset}</span>
        </span>
      </p>
    </Card>
  )
}
