import { isVerified, useAccount } from '../../../api/account.ts'
import { Meanwhile } from '../age-check/meanwhile.tsx'
import { FirstDay } from '../first-day.tsx'
import { isFirstDay } from '../is-first-day.ts'
import { RecommendPanel } from '../recommend/recommend-panel.tsx'
import { NewLikes } from './waiting-like.tsx'

interface WomanTodayProps {
  /** Whether likes wait that she has not seen. */
  likesWait: boolean
  /** Card of her ending holds, below the rest. */
  holds: React.ReactNode
}

/** A woman's tasks: what she can do before she is verified, then her likes and recommendations. */
export function WomanToday({ likesWait, holds }: WomanTodayProps) {
  const account = useAccount()
  if (!isVerified(account)) return <Meanwhile />
  return (
    <>
      {likesWait && <NewLikes />}
      <RecommendPanel />
      {isFirstDay(account) && <FirstDay />}
      {holds}
    </>
  )
}
