import { Link } from 'react-router-dom'
import type { Timeline } from '../../../../contract/calls/timeline.ts'
import { likePacks } from '../../../../contract/rules/like-packs.ts'
import { purchaseWindowMs } from '../../../../contract/rules/windows.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { timelineCopy as copy } from './copy.ts'

const { purchased: receipt } = copy

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

/** The newest purchase of likes, in the dialog that says it is done (D-112). */
export function LikeReceipt({ timeline }: { timeline: Timeline }) {
  const nowMs = useServerNow(60_000)
  const { purchased_like_history: purchases, purchased_like_created: at, like_remain: total } = timeline
  const bought = purchases.find(({ created_at }) => created_at === at)
  // Until the list is read again its newest purchase is an earlier one, which is a day old at least (D-16).
  if (!bought || nowMs - toEpochMs(bought.created_at) >= purchaseWindowMs) return null
  // The call tells how many are left of a pack, which is its size until one is used.
  const pack = likePacks.find(({ plan }) => plan === bought.remain)
  const facts = [
    ...(pack
      ? [[receipt.likes, receipt.count(pack.plan)] as const, [receipt.amount, receipt.yen(pack.price)] as const]
      : []),
    [receipt.expiry, formatDate(bought.expiry_date)] as const,
    [receipt.total, receipt.count(total)] as const,
  ]
  return (
    <dl className="mt-3 grid divide-y divide-line border-y border-line text-start text-ink">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-semibold num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
