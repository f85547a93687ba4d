import { useState } from 'react'
import { useServerNow } from '../../../api/server-time.ts'
import { useCallWhen } from '../use-call-when.ts'
import { useEndingHolds } from '../use-ending-holds.ts'
import { unshownBonus } from './opened.ts'
import type { Opening } from './queue.ts'
import { useUnreadAnnouncements } from './use-announcements.ts'
import { useLoginBonus } from './use-login-bonus.ts'
import { useOpening } from './use-opening.ts'
import { useSale } from './use-sale.ts'

interface HomeDialogsOptions {
  /** Whether a gained rank may be played, so that all else waits for it. */
  readonly hasRank: boolean
  /** Opens nothing by itself, because a receipt stands on the page (D-112). */
  readonly quiet: boolean
  /** Called once the cards at the head are known. */
  readonly onDecided: () => void
}

/**
 * What may open on home, and where each stands (HOME-85, D-72, D-101, D-123). `isPending`: a dialog may still open by itself.
 * `rankIsDone` is to be called when no gained rank is left, with whether one was played.
 */
export function useHomeDialogs({ hasRank, quiet, onDecided }: HomeDialogsOptions) {
  const nowMs = useServerNow(60_000)
  const [isRankKnown, setIsRankKnown] = useState(!hasRank)
  const { unread, forget } = useUnreadAnnouncements()
  const { likes, dismiss } = useLoginBonus()
  const sale = useSale('/home', likes !== undefined && unread !== undefined)
  const holds = useEndingHolds(nowMs)
  const candidates = {
    rank: isRankKnown || quiet ? false : undefined,
    announcement: unread && unread.length > 0,
    bonus: likes === undefined ? undefined : likes > 0,
    sale: sale === undefined ? undefined : sale !== null,
    deadline: holds && holds.length > 0,
  }
  const { next, current, open, close, noteRankPlayed } = useOpening(candidates, quiet, nowMs)
  /** Where something of a kind stands: it is the open dialog, or a card once nothing opens by itself any more. */
  const placeOf = (kind: Opening): 'dialog' | 'card' | null => {
    if (!candidates[kind]) return null
    if (current === kind) return 'dialog'
    return next === null ? 'card' : null
  }
  // A dialog that opens covers the cards below it; else the cards are known when all that may open is.
  const areAllKnown = isRankKnown && unread !== undefined && holds !== undefined
  useCallWhen(likes !== undefined && (next !== undefined || areAllKnown), onDecided)
  const isBonusShown = likes === 0 || placeOf('bonus') !== null
  useCallWhen(isBonusShown, unshownBonus.forget)
  return {
    announcements: { place: placeOf('announcement'), unread: unread ?? [], forget, open: () => open('announcement') },
    bonus: { place: placeOf('bonus'), likes: likes ?? 0, dismiss },
    sale: { place: placeOf('sale'), popup: sale ?? null },
    isPending: next === undefined,
    isClosed: current === null,
    close,
    rankIsDone: (isPlayed: boolean) => {
      if (isPlayed) noteRankPlayed()
      setIsRankKnown(true)
    },
  }
}
