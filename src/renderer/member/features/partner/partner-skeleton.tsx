import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { profileStyle } from '../../shared/parts/profile-style.ts'

export function PartnerSkeleton() {
  return (
    <SkeletonGroup className={`grid ${profileStyle.page}`}>
      <Skeleton shape="block" className="h-82.5 w-full @3xl:h-130" />
      <PageBody className={`pt-4 ${profileStyle.facts}`}>
        <Skeleton shape="block" className="h-7 w-24" />
        <Skeleton shape="block" className="h-32 w-full" />
        <Skeleton shape="block" className="h-64 w-full" />
      </PageBody>
    </SkeletonGroup>
  )
}
