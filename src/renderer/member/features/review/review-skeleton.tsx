import { SkeletonGroup } from '../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

export function ReviewSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3.5">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="h-50">
          <Skeleton shape="block" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
