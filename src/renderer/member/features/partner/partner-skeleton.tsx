import { ErrorState } from '../../../ui/error-state.tsx'
import { PageBody } from '../../../ui/page-body.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SkeletonGroup } from '../../../ui/skeleton-group.tsx'

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
    <SkeletonGroup className="grid">
      <Skeleton shape="block" className="h-82.5 w-full" />
      <PageBody className="pt-4">
        <Skeleton shape="block" className="h-7 w-24" />
        <Skeleton shape="block" className="h-32 w-full" />
        <Skeleton shape="block" className="h-64 w-full" />
      </PageBody>
    </SkeletonGroup>
  )
}
