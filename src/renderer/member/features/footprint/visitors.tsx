import type { Footprint } from '../../../../contract/calls/footprint.ts'
import type { Timeline } from '../../../../contract/calls/timeline.ts'
import { footprintCopy as copy } from '../../../lib/copy/home.ts'
import { subProfileCopy } from '../../../lib/copy/profile.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { moveBetweenLinks } from '../../../ui/list/move-between-links.ts'
import { FootprintItem } from './footprint-item.tsx'

/** Visitors on a page (FOOT). */
export const pageSize = 10

/** Columns of faces: two on a phone, five in a wide window. */
const faces = 'grid grid-cols-2 gap-3 sm:grid-cols-3 @3xl:grid-cols-4 @3xl:gap-4 @6xl:grid-cols-5'

interface VisitorsProps {
  footprints: readonly Footprint[]
  /** Carries the balance of likes (FOOT-25); undefined while it loads. */
  timeline: Timeline | undefined
  onLike: (uuid: string) => void
}

/** The visitors of one page, below the balance of likes. */
export function Visitors({ footprints, timeline, onLike }: VisitorsProps) {
  const purchased = timeline?.purchased_like_remain ?? 0
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-s phrase text-ink-2">{copy.lead}</p>
        <p className="text-s font-medium num">{timeline && copy.likesRemaining(timeline.like_remain)}</p>
        {purchased > 0 && <p className="w-full text-s text-ink-2 num">{subProfileCopy.like.order(purchased)}</p>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its links */}
      <ul className={faces} onKeyDown={moveBetweenLinks}>
        {footprints.map((footprint) => (
          <FootprintItem key={footprint.id} footprint={footprint} onLike={() => onLike(footprint.visitor_uuid)} />
        ))}
      </ul>
    </>
  )
}

/** In the place of the visitors until they are loaded. */
export function VisitorsSkeleton() {
  return (
    <SkeletonGroup className={faces}>
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-m bg-surface shadow-1">
          <Skeleton shape="block" className="aspect-square" />
          <Skeleton className="mx-3 my-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
