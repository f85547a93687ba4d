import { SkeletonGroup } from '../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { factsColumn, pictureAndFacts } from '../../shared/parts/facts-style.ts'

interface PartnerSkeletonProps {
  /** No answer came at all. */
  failed: boolean
  busy: boolean
  onRetry: () => void
}

/** A profile before it is there, of the same shape; without an answer, the way to ask again. */
export function PartnerSkeleton({ failed, busy, onRetry }: PartnerSkeletonProps) {
  if (failed) return <ErrorState onRetry={onRetry} busy={busy} />
  return (
    <SkeletonGroup className={`grid ${pictureAndFacts}`}>
      <Skeleton shape="block" className="h-82.5 w-full @3xl:h-130" />
      <PageBody className={`pt-4 ${factsColumn}`}>
        <Skeleton shape="block" className="h-7 w-24" />
        <Skeleton shape="block" className="h-32 w-full" />
        <Skeleton shape="block" className="h-64 w-full" />
      </PageBody>
    </SkeletonGroup>
  )
}
