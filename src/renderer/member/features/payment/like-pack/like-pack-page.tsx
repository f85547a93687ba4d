import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { Waiting } from '../../../../ui/feedback/states.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { openPageRefreshMs, useEndpoint } from '../../../api/queries.ts'
import { PaymentSkeleton } from '../payment-skeleton.tsx'
import { likePackCopy } from './like-pack-copy.ts'
import { LikeBalance, LikeHistory } from './likes-held.tsx'
import { PackForm } from './pack-form.tsx'

/**
 * Page /shop: balance, packs, card and purchases (SHOP). The timeline provides the balance (IMP-25). It is read again and
 * again, because free likes end at 3:00 and purchased ones at any time (D-43).
 */
export function LikePackPage() {
  const query = useEndpoint(timelineEndpoint, {}, { refetchOnMount: 'always', refetchInterval: openPageRefreshMs })
  const { data } = query
  if (!data) return <Waiting query={query} skeleton={<PaymentSkeleton />} />
  return (
    <PageBody className="gap-6">
      <p className="phrase text-ink-2">{likePackCopy.lead}</p>
      <PackForm
        isRead={query.isFetchedAfterMount}
        lastPurchase={data.purchased_like_created}
        balance={<LikeBalance total={data.like_remain} free={data.free_like} purchased={data.purchased_like_remain} />}
        history={<LikeHistory purchases={data.purchased_like_history} />}
      />
    </PageBody>
  )
}
