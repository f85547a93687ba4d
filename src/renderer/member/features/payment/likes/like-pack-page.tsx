import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { ErrorState } from '../../../../ui/feedback/states.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { PaymentSkeleton } from '../payment-skeleton.tsx'
import { LikeBalance } from './like-balance.tsx'
import { LikeHistory } from './like-history.tsx'
import { likePackCopy } from './like-pack-copy.ts'
import { PackForm } from './pack-form.tsx'

/** /shop: what is left, the packs and the card, and what was bought (SHOP). Its numbers are the timeline's (IMP-25). */
export function LikePackPage() {
  const { data, error, isFetching, refetch } = useEndpoint(timelineEndpoint, {})
  if (!data)
    return error ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : <PaymentSkeleton />
  return (
    <PageBody className="gap-6">
      <p className="phrase text-ink-2">{likePackCopy.lead}</p>
      <LikeBalance total={data.like_remain} free={data.free_like} purchased={data.purchased_like_remain} />
      <PackForm lastPurchase={data.purchased_like_created} />
      <LikeHistory purchases={data.purchased_like_history} />
    </PageBody>
  )
}
