import { SkeletonGroup } from '../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'

/** Before plan selection and shop have their numbers: a line and four choices. */
export function PaymentSkeleton() {
  return (
    <PageBody>
      <SkeletonGroup className="grid gap-2.5">
        <Skeleton shape="line" className="mb-4 w-2/3" />
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} shape="block" className="h-28 w-full" />
        ))}
      </SkeletonGroup>
    </PageBody>
  )
}
