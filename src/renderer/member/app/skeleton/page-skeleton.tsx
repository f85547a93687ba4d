import { Suspense } from 'react'
import { commonCopy } from '../../../lib/copy/common.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'

const HomeSkeleton = lazyWithFallback(async () => (await import('./home-skeleton.tsx')).HomeSkeleton)

interface PageSkeletonProps {
  /** Route of the page; unset while it is unknown. */
  name?: string
  /** For the home page: whether it takes the place of a visible skeleton, so that it has no delay. */
  continued?: boolean
}

/** Skeleton of a page in its known shape, otherwise plain blocks; visible after a short delay. */
export function PageSkeleton({ name, continued = false }: PageSkeletonProps) {
  if (name !== 'Home') return <Blocks />
  return (
    <Suspense fallback={<Blocks />}>
      <HomeSkeleton continued={continued} />
    </Suspense>
  )
}

function Blocks() {
  return (
    <output
      data-page-loading
      className="mx-auto grid w-full max-w-page animate-late gap-4 px-5 py-4 @3xl:px-8 @6xl:px-11"
    >
      <span className="sr-only">{commonCopy.state.loading}</span>
      {['h-22', 'h-52', 'h-32', 'h-24'].map((height) => (
        <span key={height} className={`block rounded-m bg-surface shadow-1 ${height}`} />
      ))}
    </output>
  )
}
