import { Suspense } from 'react'
import { HomePage } from '../../features/home/home-page.tsx'
import { lazyWithFallback } from '../../shared/loading/loading.ts'

// Features never import each other, so the app brings the parts of the rank, as chunks of their own.
const RankLadder = lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-ladder.tsx')).RankLadder)
const RankUp = lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-up.tsx')).RankUp)

/** /home with the onboarding panel of a man (HOME-87) and the animation of a gained rank (RANK-47). */
export function HomeRoute() {
  const ladder = (
    <Suspense>
      <RankLadder />
    </Suspense>
  )
  return <HomePage ladder={ladder} rankUp={RankUp} />
}
