import { Suspense } from 'react'
import { HomePage } from '../../features/home/home-page.tsx'
import { slots } from './slots.ts'

/** /home with parts of other features. */
export function HomeRoute() {
  const { RankLadder, RankUp } = slots
  const ladder = RankLadder && (
    <Suspense>
      <RankLadder />
    </Suspense>
  )
  return <HomePage ladder={ladder} rankUp={RankUp} />
}
