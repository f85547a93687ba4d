import { SkeletonGroup } from '../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** Choices to come. */
export function FaqSkeleton() {
  return (
    <SkeletonGroup className="grid gap-7 py-1">
      {['w-4/5', 'w-1/2', 'w-2/3', 'w-1/3', 'w-1/2', 'w-2/3'].map((width, index) => (
        <Skeleton key={index} className={width} />
      ))}
    </SkeletonGroup>
  )
}
