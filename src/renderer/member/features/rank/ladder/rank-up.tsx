import { useEffect, useState } from 'react'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { useAccount } from '../../../api/account.ts'
import { readSeenRank, rememberSeenRank } from '../../../shared/seen-rank.ts'
import { gainedRank } from './gained-rank.ts'

/** RANK-48. */
const shownMs = 2_000

/** 'Rank UP!' for about two seconds, for any rank gained since the last visit (RANK-47 to RANK-49, D-32). */
export function RankUp() {
  const { rank } = useAccount()
  // Each gain once: the rank is remembered as soon as it is shown.
  const [shown, setShown] = useState<string | null>(() => gainedRank(readSeenRank(), rank))
  const [seen, setSeen] = useState(rank)
  if (seen !== rank) {
    setSeen(rank)
    setShown(gainedRank(seen, rank))
  }
  useEffect(() => {
    if (rank !== null) rememberSeenRank(rank)
  }, [rank])
  useEffect(() => {
    if (shown === null) return undefined
    const timer = setTimeout(() => setShown(null), shownMs)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <output className="pointer-events-none absolute">
      {shown !== null && (
        <span className="fixed inset-0 z-50 grid animate-appear place-items-center bg-scrim">
          <span className="grid animate-rise justify-items-center gap-2 rounded-l bg-surface px-10 py-8 text-center shadow-2">
            <span className="grid size-22 animate-beat place-items-center rounded-full bg-lantern font-display text-2xl text-on-lantern">
              {shown}
            </span>
            <strong className="font-display text-xl text-plum">{rankCopy.up}</strong>
            <span className="text-s text-ink-2">{rankCopy.upText(shown)}</span>
          </span>
        </span>
      )}
    </output>
  )
}
