import { Suspense } from 'react'
import { Logo } from '../../../ui/brand/brand.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { WithFaq } from './with-faq.tsx'

const SideRail = lazyWithFallback(async () => (await import('../../features/nav/side-rail.tsx')).SideRail)

/** Brand and placeholders, shown until the rail's code is loaded. */
function RailSkeleton() {
  return (
    <div aria-hidden className="flex h-full flex-col px-0.5 pt-5 full:px-3.5">
      <span className="mx-auto mb-4 p-2 full:mx-0 full:px-2.5">
        <Logo size={26} />
      </span>
      {['home', 'messages', 'timeline', 'profile'].map((key) => (
        <span key={key} className="mx-auto mb-0.5 flex h-11.5 items-center full:mx-0 full:h-11 full:px-3">
          <Skeleton shape="round" className="size-6" />
          <Skeleton className="ms-3 w-20 max-full:hidden" />
        </span>
      ))}
    </div>
  )
}

/** Reserves the rail's space until its code is loaded, so that no page moves. */
export function Rail() {
  return (
    <div className="sticky top-0 z-20 h-dvh w-18 shrink-0 border-e border-line bg-surface full:w-58">
      <Suspense fallback={<RailSkeleton />}>
        <WithFaq>{(askFaq) => <SideRail onFaq={askFaq} />}</WithFaq>
      </Suspense>
    </div>
  )
}
