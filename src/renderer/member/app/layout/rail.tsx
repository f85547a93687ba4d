import { Suspense } from 'react'
import { lazyWithFallback } from '../../shared/lazy-with-fallback.ts'
import { FaqHelper } from './faq-helper.tsx'

const SideRail = lazyWithFallback(
  async () => (await import('../../features/nav/rail/side-rail.tsx')).SideRail,
)

/** The place of the rail; it is kept free until its code is there, so that no page moves. */
export function Rail() {
  return (
    <div className="sticky top-0 z-20 h-dvh w-18 shrink-0 border-e border-line bg-surface full:w-58">
      <Suspense>
        <FaqHelper>{(askFaq) => <SideRail onFaq={askFaq} />}</FaqHelper>
      </Suspense>
    </div>
  )
}
