import { useEffect, useState } from 'react'
import { HomePage } from '../../features/home/home-page.tsx'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'

// Features never import each other, so the app brings the parts of rank and payment, as chunks of their own.
const RankLadder = lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-ladder.tsx')).RankLadder)
const HomeReceipt = lazyWithFallback(async () => (await import('../../features/payment/home-receipt.tsx')).HomeReceipt)
const RankUp = lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-up.tsx')).RankUp)

/** Whether the skeleton of the route, which this page replaces, is past its delay. */
function isSkeletonVisible(): boolean {
  const skeleton = document.querySelector('main [data-page-loading]')
  return skeleton !== null && getComputedStyle(skeleton).opacity !== '0'
}

/** Longest time that the skeleton waits for responses that decide about cards; later cards stand below. */
const longestWaitMs = 2_000

/**
 * /home with a man's onboarding panel (HOME-87), the animation of a gained rank (RANK-47) and the receipt (D-112). The
 * page replaces its skeleton once it knows which cards it has, so that no later card pushes what the member sees.
 */
export function HomeRoute() {
  const [isShown, setIsShown] = useState(false)
  // Read once, while the skeleton of the route is still in the document: this one continues it without a delay.
  const [continued] = useState(isSkeletonVisible)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), longestWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {!isShown && <PageSkeleton name="Home" continued={continued} />}
      <HomePage
        complete={isShown}
        onComplete={() => setIsShown(true)}
        // An element, because the page gives it no props and no boundary of its own: the skeleton waits for its code.
        ladder={<RankLadder />}
        rankUp={RankUp}
        receipt={HomeReceipt}
      />
    </>
  )
}
