import type { ReactNode } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Skeleton } from './skeleton.tsx'

interface SkeletonGroupProps {
  children: ReactNode
  /** Announced once. */
  label?: string | undefined
  className?: string | undefined
}

/** Wraps skeletons and announces that content is loading. */
export function SkeletonGroup({ children, label = controlCopy.loading, className = '' }: SkeletonGroupProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
      role="status"
      className={className}
    >
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

interface ListSkeletonProps {
  /** Expected number of rows. */
  rows?: number | undefined
  /** Whether rows begin with an avatar. */
  avatar?: boolean | undefined
}

/** Skeleton of a `List` of `ListRow`s, with the same height. */
export function ListSkeleton({ rows = 10, avatar = true }: ListSkeletonProps) {
  return (
    <SkeletonGroup className="divide-y divide-line border-b border-line">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-14 items-center gap-3.5 py-3.5">
          {avatar && <Skeleton shape="circle" className="size-14.5" />}
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
