import type { LikePurchase } from '../../../../../contract/calls/timeline.ts'
import { formatDate, toEpochMs } from '../../../../lib/date-ja.ts'
import { Chip } from '../../../../ui/list/chip.tsx'
import { WindowList } from '../../../../ui/list/windowed-list.tsx'
import { SectionHeading } from '../../../../ui/navigation/page-body.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { likePackCopy } from './like-pack-copy.ts'

const copy = likePackCopy.history

/** Height of a row, for long lists. */
const rowHeight = 92

/** Every purchase with its rest and its last day; an expired one stays with 0 (SHOP-10, SHOP-18). */
export function LikeHistory({ purchases }: { purchases: readonly LikePurchase[] }) {
  const now = useServerNow(60_000)
  return (
    <section aria-labelledby="like-history" className="grid gap-2">
      <SectionHeading id="like-history">{copy.title}</SectionHeading>
      {purchases.length === 0 ? (
        <p className="text-s text-ink-2">{copy.empty}</p>
      ) : (
        <WindowList
          items={purchases}
          keyOf={({ created_at }) => created_at}
          itemSize={rowHeight}
          renderItem={({ remain, created_at, expiry_date }) => {
            const expired = toEpochMs(expiry_date) <= now
            return (
              <div className="flex items-center justify-between gap-3 border-b border-line py-3">
                <div className="min-w-0 num">
                  <p className="font-semibold">{copy.remaining(expired ? 0 : remain)}</p>
                  <p className="text-s text-ink-2">{copy.purchasedOn(formatDate(created_at))}</p>
                  <p className="text-s text-ink-2">{copy.expiry(formatDate(expiry_date))}</p>
                </div>
                {expired && <Chip>{copy.expired}</Chip>}
              </div>
            )
          }}
        />
      )}
    </section>
  )
}
