import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'

/** Skeleton of plan selection and shop: a line and four choices. */
export function PaymentSkeleton() {
  return (
    <PageBody>
      <SkeletonGroup className="grid gap-2.5">
        <Skeleton className="mb-4 w-2/3" />
        <Skeleton shape="block" className="h-28" count={4} />
      </SkeletonGroup>
    </PageBody>
  )
}
