import { SkeletonGroup } from '../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** Date, title and lines to come. */
export function NoticeSkeleton() {
  return (
    <SkeletonGroup className="grid gap-1.5">
      <div className="text-xs">
        <Skeleton className="w-20" />
      </div>
      <div className="text-xl">
        <Skeleton className="w-3/4" />
      </div>
      {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, index) => (
        <Skeleton key={index} className={width} />
      ))}
    </SkeletonGroup>
  )
}
