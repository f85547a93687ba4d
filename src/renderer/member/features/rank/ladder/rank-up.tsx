import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Rank } from '../../../../../contract/enums/member.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { useAccount } from '../../../api/account.ts'
import { readSeenRank, rememberSeenRank } from '../../../shared/device/seen-on-home.ts'
import { gainedRank } from './gained-rank.ts'

/** Duration of the animation (RANK-48). */
const shownMs = 2_000

interface RankUpProps {
  /** Called after the animation, or at once when there is none, so that the dialog queue continues (D-72, D-101). */
  onDone?: (played: boolean) => void
}

/** Shows 'Rank UP!' for two seconds for a rank gained since the last visit (RANK-47 to RANK-49, D-32). */
export function RankUp({ onDone }: RankUpProps) {
  const { rank } = useAccount()
  // Each gain plays once, because the rank is stored when the animation starts.
  const [{ seen, gained, played }, setGain] = useState(() => ({
    seen: rank,
    gained: gainedRank(readSeenRank(), rank),
    played: false,
  }))
  if (seen !== rank) setGain({ seen: rank, gained: gainedRank(seen, rank), played: played || gained !== null })
  useEffect(() => {
    if (rank !== null) rememberSeenRank(rank)
  }, [rank])
  const finish = useEffectEvent(() => onDone?.(played))
  useEffect(() => {
    if (gained === null) {
      finish()
      return undefined
    }
    const timer = setTimeout(() => setGain((gain) => ({ ...gain, gained: null, played: true })), shownMs)
    return () => clearTimeout(timer)
  }, [gained])
  // Portal beside the dialogs and sheets, so that none of them covers the animation.
  return createPortal(
    <output className="pointer-events-none absolute">{gained !== null && <Celebration rank={gained} />}</output>,
    document.body,
  )
}

function Celebration({ rank }: { rank: Rank }) {
  return (
    <span className="fixed inset-0 z-60 grid animate-appear place-items-center bg-scrim">
      <span className="grid animate-rise justify-items-center gap-2 rounded-l bg-surface px-10 py-8 text-center shadow-2">
        <span className="grid size-22 animate-beat place-items-center rounded-full bg-lantern font-display text-2xl text-on-lantern">
          {rank}
        </span>
        <strong className="font-display text-xl text-plum">{rankCopy.up}</strong>
        <span className="text-s text-ink-2">{rankCopy.upText(rank)}</span>
      </span>
    </span>
  )
}
