import type { LikePurchase } from '../../../../contract/timeline.ts'
import { shopCopy } from '../../../lib/copy/shop.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Chip } from '../../../ui/chip.tsx'
import { List } from '../../../ui/list.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useServerNow } from '../../api/server-time.ts'

const copy = shopCopy.history

/** Every purchase with its rest and its last day; an expired one stays with 0 (SHOP-10, SHOP-18). */
export function LikeHistory({ purchases }: { purchases: readonly LikePurchase[] }) {
  const now = useServerNow(60_000)
  return (
    <section aria-labelledby="like-history" className="grid gap-2">
      <SectionHeading id="like-history">{copy.title}</SectionHeading>
      {purchases.length === 0 ? (
        <p className="text-s text-ink-2">{copy.empty}</p>
      ) : (
        <List>
          {purchases.map(({ remain, created_at, expiry_date }) => {
            const expired = toEpochMs(expiry_date) <= now
            return (
              <li key={created_at} className="flex items-center justify-between gap-3 py-3">
                <div className="num min-w-0">
                  <p className="font-semibold">{copy.remaining(expired ? 0 : remain)}</p>
                  <p className="text-s text-ink-2">{copy.purchasedOn(formatDate(created_at))}</p>
                  <p className="text-s text-ink-2">{copy.expiry(formatDate(expiry_date))}</p>
                </div>
                {expired && <Chip>{copy.expired}</Chip>}
              </li>
            )
          })}
        </List>
      )}
    </section>
  )
}
