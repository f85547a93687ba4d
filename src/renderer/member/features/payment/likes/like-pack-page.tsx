import { type LikePurchase, timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { formatDate, toEpochMs } from '../../../../lib/date-ja.ts'
import { ErrorState } from '../../../../ui/feedback/states.tsx'
import { Card } from '../../../../ui/list/card.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { WindowList } from '../../../../ui/list/windowed-list.tsx'
import { SectionHeading, PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { likePackCopy } from '../copy.ts'
import { PaymentSkeleton } from '../payment-parts.tsx'
import { PackForm } from './pack-form.tsx'

const copy = likePackCopy.balance

interface LikeBalanceProps {
  total: number
  free: number
  purchased: number
}

/** How many likes there are, of which kind, and which go first (SHOP-11, SHOP-17). */
export function LikeBalance({ total, free, purchased }: LikeBalanceProps) {
  return (
    <Card as="section" aria-labelledby="like-balance" className="grid gap-3">
      <SectionHeading id="like-balance">{copy.title}</SectionHeading>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="text-count font-semibold num">{copy.total(total)}</span>
        <span className="flex flex-wrap gap-2">
          <Chip tone="amber" icon="heart">
            <span className="num">{copy.free(free)}</span>
          </Chip>
          <Chip tone="plum" icon="heart-filled">
            <span className="num">{copy.purchased(purchased)}</span>
          </Chip>
        </span>
      </div>
      <div className="grid gap-1 text-s text-ink-2">
        <p className="phrase">{copy.freeNote}</p>
        <p className="phrase">{copy.order}</p>
      </div>
    </Card>
  )
}

const likeHistoryCopy = likePackCopy.history

/** Height of a row, for long lists. */
const rowHeight = 92

/** Every purchase with its rest and its last day; an expired one stays with 0 (SHOP-10, SHOP-18). */
export function LikeHistory({ purchases }: { purchases: readonly LikePurchase[] }) {
  const now = useServerNow(60_000)
  return (
    <section aria-labelledby="like-history" className="grid gap-2">
      <SectionHeading id="like-history">{likeHistoryCopy.title}</SectionHeading>
      {purchases.length === 0 ? (
        <p className="text-s text-ink-2">{likeHistoryCopy.empty}</p>
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
                  <p className="font-semibold">{likeHistoryCopy.remaining(expired ? 0 : remain)}</p>
                  <p className="text-s text-ink-2">{likeHistoryCopy.purchasedOn(formatDate(created_at))}</p>
                  <p className="text-s text-ink-2">{likeHistoryCopy.expiry(formatDate(expiry_date))}</p>
                </div>
                {expired && <Chip>{likeHistoryCopy.expired}</Chip>}
              </div>
            )
          }}
        />
      )}
    </section>
  )
}

/** /shop: what is left, the packs and the card, and what was bought (SHOP). Its numbers are the timeline's (IMP-25). */
export function LikePackPage() {
  const { data, error, isFetching, refetch } = useEndpoint(timelineEndpoint, {})
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : <PaymentSkeleton />
  return (
    <PageBody className="gap-6">
      <p className="phrase text-ink-2">{likePackCopy.lead}</p>
      <LikeBalance total={data.like_remain} free={data.free_like} purchased={data.purchased_like_remain} />
      <PackForm lastPurchase={data.purchased_like_created} />
      <LikeHistory purchases={data.purchased_like_history} />
    </PageBody>
  )
}
