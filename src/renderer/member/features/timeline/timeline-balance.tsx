import { Link } from 'react-router-dom'
import type { Timeline } from '../../../../contract/calls/timeline.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { timelineCopy as copy } from './copy.ts'

/** Today's balance: likes of both kinds and detailed views (TL-10, D-44). */
export function TimelineBalance({ timeline }: { timeline: Timeline }) {
  const { like_remain, free_like, purchased_like_remain, detail_show_ticket } = timeline
  return (
    <Card space="s" className="grid gap-1.5 @3xl:flex @3xl:items-center @3xl:gap-7 @3xl:px-4.5">
      <p className="flex items-center gap-2.5 text-s font-semibold">
        <Icon name="heart-filled" size={18} className="text-rose" />
        <span className="min-w-0 num">{copy.likes(like_remain, free_like, purchased_like_remain)}</span>
      </p>
      <p className="flex items-center gap-2.5 text-s font-semibold">
        <Icon name="eye" size={18} className="text-ink-3" />
        <span className="min-w-0 num">{copy.views(detail_show_ticket)}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 ps-7 @3xl:flex-1 @3xl:ps-0">
        <span className="text-xs text-ink-3">{copy.viewsReset}</span>
        <TextLink render={<Link to="/shop" />}>{copy.toShop}</TextLink>
      </div>
    </Card>
  )
}
