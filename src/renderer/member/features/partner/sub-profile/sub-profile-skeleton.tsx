import { SkeletonGroup } from '../../../../ui/feedback/skeleton-group.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'

/** Picture and two cards to come (SUB-03). */
export function SubProfileSkeleton() {
  return (
    <PageBody>
      <SkeletonGroup className="grid gap-4 @3xl:grid-cols-[minmax(0,24.375rem)_minmax(0,1fr)] @3xl:gap-7">
        <div className="aspect-square">
          <Skeleton shape="block" />
        </div>
        <div className="h-52">
          <Skeleton shape="block" />
        </div>
        <div className="h-52">
          <Skeleton shape="block" />
        </div>
      </SkeletonGroup>
    </PageBody>
  )
}
