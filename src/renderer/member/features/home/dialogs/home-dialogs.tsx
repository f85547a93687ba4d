import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { lazyWithFallback } from '../../../shared/loading/loading.ts'
import { bonusCopy } from '../copy.ts'
import { PlacedCard } from '../placed-card.tsx'
import { useCallWhen } from '../use-call-when.ts'
import { useEndingHolds } from '../use-ending-holds.ts'
import { unshownBonus } from './opened.ts'
import type { Opening } from './queue.ts'
import { SaleCard, useSale } from './sale.tsx'
import { useUnreadAnnouncements } from './use-announcements.ts'
import { useLoginBonus } from './use-login-bonus.ts'
import { useOpening } from './use-opening.ts'

/** Animation of a rank gain. Calls `onDone` when no gain is left, with whether one was played. */
export type RankUpDialog = React.ComponentType<{ onDone?: (played: boolean) => void }>

// Most visits open none of them, and their library is larger than this page.
const load = () => import('./opening-dialogs.tsx')
const LoginBonusDialog = lazyWithFallback(async () => (await load()).LoginBonusDialog)
const AnnouncementDialogs = lazyWithFallback(async () => (await load()).AnnouncementDialogs)
const SaleDialog = lazyWithFallback(async () => (await load()).SaleDialog)

const { announcement: announcementCopy, loginBonus } = bonusCopy

/** Marks, for tests, that a dialog may still open: it is not decided, or its code is on the way. */
const undecided = <span hidden aria-busy />

interface HomeDialogsProps {
  rankUp: RankUpDialog | null
  /** Opens nothing by itself, because a receipt stands on the page (D-112). */
  quiet: boolean
  /** Whether the page is on the screen. */
  complete: boolean
  /** Called once the cards at the head are known. */
  onDecided: () => void
  /** Place below what the page is about, for a sale and for cards that come after the page is complete. */
  lateSlot: HTMLElement | null
}

/** Opens one kind of dialog per visit, the others are cards (HOME-85, D-72, D-101, D-123). A gained rank waits. */
export function HomeDialogs({ rankUp: RankUp, quiet, complete, onDecided, lateSlot }: HomeDialogsProps) {
  const nowMs = useServerNow(60_000)
  const [rankKnown, setRankKnown] = useState(RankUp === null)
  const { unread, forget } = useUnreadAnnouncements()
  const { likes, dismiss } = useLoginBonus()
  const sale = useSale('/home', likes !== undefined && unread !== undefined)
  const holds = useEndingHolds(nowMs)
  const candidates = {
    rank: rankKnown || quiet ? false : undefined,
    announcement: unread && unread.length > 0,
    bonus: likes === undefined ? undefined : likes > 0,
    sale: sale === undefined ? undefined : sale !== null,
    deadline: holds && holds.length > 0,
  }
  const { next, current, open, close, noteRankPlayed } = useOpening(candidates, quiet, nowMs)
  const [announcement] = unread ?? []
  /** Whether nothing opens by itself any more, so that what did not open is a card. */
  const isCard = (kind: Opening) => next === null && current !== kind
  const showsAnnouncement = isCard('announcement') && announcement !== undefined
  const showsBonus = isCard('bonus') && likes !== undefined && likes > 0
  // A dialog that opens covers the cards below it; else the cards are known when all that may open is.
  const areAllKnown = rankKnown && unread !== undefined && holds !== undefined
  useCallWhen(likes !== undefined && (next !== undefined || areAllKnown), onDecided)
  // The bonus was shown: as a card, as the dialog, or there is none.
  useCallWhen(likes !== undefined && (likes === 0 || next === null || current === 'bonus'), unshownBonus.forget)
  const place = { complete, lateSlot }
  const endBonus = () => {
    dismiss()
    close()
  }
  const endSale = (how: (() => void) | undefined) => () => {
    how?.()
    close()
  }
  return (
    <>
      <PlacedCard {...place} ready={showsAnnouncement}>
        {showsAnnouncement && (
          <AnnouncementCard
            title={announcement.title}
            count={unread?.length ?? 0}
            onOpen={() => open('announcement')}
          />
        )}
      </PlacedCard>
      <PlacedCard {...place} ready={showsBonus}>
        {showsBonus && (
          <Notice tone="good" title={loginBonus.text(likes)} onClose={endBonus}>
            {loginBonus.note}
          </Notice>
        )}
      </PlacedCard>
      {isCard('sale') && sale && lateSlot && createPortal(<SaleCard {...sale} />, lateSlot)}
      {next === undefined && undecided}
      <Suspense fallback={undecided}>
        {current === 'bonus' && likes && <LoginBonusDialog amount={likes} onClose={endBonus} />}
        {current === 'announcement' && unread && announcement && (
          <AnnouncementDialogs unread={unread} onRead={forget} onEnd={close} />
        )}
        {current === 'sale' && sale && (
          <SaleDialog {...sale} onClose={endSale(sale.onClose)} onNever={endSale(sale.onNever)} />
        )}
      </Suspense>
      {current === null && !quiet && RankUp && (
        <RankUp
          onDone={(played) => {
            if (played) noteRankPlayed()
            setRankKnown(true)
          }}
        />
      )}
    </>
  )
}

interface AnnouncementCardProps {
  title: string
  count: number
  onOpen: () => void
}

/** Announcements that did not open by themselves (D-101). */
function AnnouncementCard({ title, count, onOpen }: AnnouncementCardProps) {
  return (
    <Notice
      title={title}
      action={
        <Button tone="quiet" size="m" onClick={onOpen}>
          {announcementCopy.open}
        </Button>
      }
    >
      {announcementCopy.waiting(count)}
    </Notice>
  )
}
