import { type LikePurchase } from '../../../../../contract/calls/timeline.ts'
import { formatDate, toEpochMs } from '../../../../lib/date-ja.ts'
import { SectionCard, SectionHeading } from '../../../../ui/base/card.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { WindowList } from '../../../../ui/list/window-list.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { likePackCopy } from './like-pack-copy.ts'

const balanceCopy = likePackCopy.balance

/** Remaining likes by kind, and which kind is used first (SHOP-11, SHOP-17). */
export function LikeBalance({ total, free, purchased }: { total: number; free: number; purchased: number }) {
  return (
    <SectionCard title={balanceCopy.title}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="text-count font-semibold num">{balanceCopy.total(total)}</span>
        <span className="flex flex-wrap gap-2">
          <Chip tone="amber" icon="heart">
            <span className="num">{balanceCopy.free(free)}</span>
          </Chip>
          <Chip tone="plum" icon="heart-filled">
            <span className="num">{balanceCopy.purchased(purchased)}</span>
          </Chip>
        </span>
      </div>
      <div className="grid gap-1 text-s text-ink-2">
        <p className="phrase">{balanceCopy.freeNote}</p>
        <p className="phrase">{balanceCopy.order}</p>
      </div>
    </SectionCard>
  )
}

const historyCopy = likePackCopy.history

const rowHeight = 92

/** All purchases with remaining likes and expiry. Expired purchases stay listed with 0 (SHOP-10, SHOP-18). */
export function LikeHistory({ purchases }: { purchases: readonly LikePurchase[] }) {
  const now = useServerNow(60_000)
  return (
    <section aria-labelledby="like-history" className="grid gap-2">
      <SectionHeading id="like-history">{historyCopy.title}</SectionHeading>
      {purchases.length === 0 ? (
        <p className="text-s text-ink-2">{historyCopy.empty}</p>
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
                  <p className="font-semibold">{historyCopy.remaining(expired ? 0 : remain)}</p>
                  <p className="text-s text-ink-2">{historyCopy.purchasedOn(formatDate(created_at))}</p>
                  <p className="text-s text-ink-2">{historyCopy.expiry(formatDate(expiry_date))}</p>
                </div>
                {expired && <Chip>{historyCopy.expired}</Chip>}
              </div>
            )
          }}
        />
      )}
    </section>
  )
}
