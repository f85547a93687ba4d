import { Suspense } from 'react'
import { HomePage } from '../../features/home/home-page.tsx'
import { lazyWithFallback } from '../../shared/loading/loading.ts'

// Features never import each other, so the app brings the parts of rank and payment, as chunks of their own.
const RankLadder = lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-ladder.tsx')).RankLadder)
const HomeReceipt = lazyWithFallback(async () => (await import('../../features/payment/home-receipt.tsx')).HomeReceipt)
const RankUp = lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-up.tsx')).RankUp)

/** /home with a man's onboarding panel (HOME-87), the animation of a gained rank (RANK-47) and the receipt (D-112). */
export function HomeRoute() {
  const ladder = (
    <Suspense>
      <RankLadder />
    </Suspense>
  )
  return <HomePage ladder={ladder} rankUp={RankUp} receipt={HomeReceipt} />
}
