import { Skeleton, SkeletonGroup } from './skeleton.tsx'

interface ListSkeletonProps {
  rows: number
  avatar?: boolean | undefined
}

/** Skeleton of a `List` of `ListRow`s, with the same height. */
export function ListSkeleton({ rows, avatar = true }: ListSkeletonProps) {
  return (
    <SkeletonGroup className="divide-y divide-line border-b border-line">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-14 items-center gap-3.5 py-3.5">
          {avatar && <Skeleton shape="round" className="size-14.5" />}
          <div className="min-w-0 flex-1">
            <Skeleton className="w-24" />
            <div className="text-s">
              <Skeleton className={index % 2 === 0 ? 'w-4/5' : 'w-3/5'} />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Skeleton of a list of reviews. */
export function CardsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3.5">
      <Skeleton shape="block" className="h-50" count={4} />
    </SkeletonGroup>
  )
}
