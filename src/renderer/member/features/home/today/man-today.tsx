import { isVerified, useAccount } from '../../../api/account.ts'
import { ladderStep } from '../../../shared/open-steps.ts'
import { RankTile } from '../rank-tile.tsx'
import { TodayCard } from './today-card.tsx'

/** A man's tasks: his next actions above the ladder, or the ladder, then his rank. */
export function ManToday({ ladder }: { ladder: React.ReactNode }) {
  const account = useAccount()
  const isAboveLadder = ladderStep(account) === null
  return (
    <>
      {isVerified(account) && isAboveLadder && <TodayCard />}
      {!isAboveLadder && ladder}
      <RankTile />
    </>
  )
}
