import { SkeletonGroup } from '../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** The balance and six cards to come. */
export function TimelineSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <div className="h-25 @3xl:h-16">
        <Skeleton shape="block" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 @3xl:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] @3xl:gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key}>
            <div className="aspect-4/5">
              <Skeleton shape="block" />
            </div>
            <Skeleton className="w-4/5" />
            <Skeleton className="w-3/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
