import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Rank, ranks } from '../../../../../contract/enums/member.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { useAccount } from '../../../api/account.ts'
import { readSeenRank, rememberSeenRank } from '../../../shared/device/seen-on-home.ts'

/** Returns the current rank if it is above the last one seen. Returns null on a first visit or after a lower rank. */
export function gainedRank(last: string | null, rank: Rank | null): Rank | null {
  const before = ranks.findIndex((known) => known === last)
  const now = ranks.findIndex((known) => known === rank)
  return before !== -1 && now > before ? rank : null
}

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
  const [shown, setShown] = useState<string | null>(() => gainedRank(readSeenRank(), rank))
  const [seen, setSeen] = useState(rank)
  if (seen !== rank) {
    setSeen(rank)
    setShown(gainedRank(seen, rank))
  }
  useEffect(() => {
    if (rank !== null) rememberSeenRank(rank)
  }, [rank])
  const played = useRef(false)
  const finish = useEffectEvent(() => onDone?.(played.current))
  useEffect(() => {
    if (shown === null) {
      finish()
      return undefined
    }
    played.current = true
    const timer = setTimeout(() => setShown(null), shownMs)
    return () => clearTimeout(timer)
  }, [shown])
  // Portal beside the dialogs and sheets, so that none of them covers the animation.
  return createPortal(
    <output className="pointer-events-none absolute">
      {shown !== null && (
        <span className="fixed inset-0 z-60 grid animate-appear place-items-center bg-scrim">
          <span className="grid animate-rise justify-items-center gap-2 rounded-l bg-surface px-10 py-8 text-center shadow-2">
            <span className="grid size-22 animate-beat place-items-center rounded-full bg-lantern font-display text-2xl text-on-lantern">
              {shown}
            </span>
            <strong className="font-display text-xl text-plum">{rankCopy.up}</strong>
            <span className="text-s text-ink-2">{rankCopy.upText(shown)}</span>
          </span>
        </span>
      )}
    </output>,
    document.body,
  )
}
