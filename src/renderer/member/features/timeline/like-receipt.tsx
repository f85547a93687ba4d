import type { Timeline } from '../../../../contract/calls/timeline.ts'
import { likePacks } from '../../../../contract/rules/likes/like-packs.ts'
import { purchaseWindowMs } from '../../../../contract/rules/windows.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { useServerNow } from '../../api/server-time.ts'
import { timelineCopy } from './copy.ts'

const copy = timelineCopy.purchased

/** The newest purchase of likes, in the dialog that says it is done (D-112). */
export function LikeReceipt({ timeline }: { timeline: Timeline }) {
  const nowMs = useServerNow(60_000)
  const { purchased_like_history: purchases, purchased_like_created: at, like_remain: total } = timeline
  const bought = purchases.find(({ created_at }) => created_at === at)
  // Until the list is read again its newest purchase is an earlier one, which is a day old at least (D-16).
  if (!bought || nowMs - toEpochMs(bought.created_at) >= purchaseWindowMs) return null
  // The call tells how many are left of a pack, which is its size until one is used.
  const pack = likePacks.find(({ plan }) => plan === bought.remain)
  const packFacts = pack && [
    { label: copy.likes, value: copy.count(pack.plan) },
    { label: copy.amount, value: copy.yen(pack.price) },
  ]
  const facts = [
    ...(packFacts ?? []),
    { label: copy.expiry, value: formatDate(bought.expiry_date) },
    { label: copy.total, value: copy.count(total) },
  ]
  return (
    <dl className="mt-3 grid divide-y divide-line border-y border-line text-start text-ink">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-semibold num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
