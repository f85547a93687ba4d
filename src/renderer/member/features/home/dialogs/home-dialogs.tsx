import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { lazyWithFallback } from '../../../shared/loading/loading.ts'
import { PlacedCard } from '../placed-card.tsx'
import { AnnouncementCard, BonusCard, SaleCard } from './opening-cards.tsx'
import { useHomeDialogs } from './use-home-dialogs.ts'

/** Animation of a rank gain. Calls `onDone` when no gain is left, with whether one was played. */
export type RankUpDialog = React.ComponentType<{ onDone?: (played: boolean) => void }>

// Most visits open none of them, and their library is larger than this page.
const load = () => import('./opening-dialogs.tsx')
const LoginBonusDialog = lazyWithFallback(async () => (await load()).LoginBonusDialog)
const AnnouncementDialogs = lazyWithFallback(async () => (await load()).AnnouncementDialogs)
const SaleDialog = lazyWithFallback(async () => (await load()).SaleDialog)

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
  const dialogs = useHomeDialogs({ hasRank: RankUp !== null, quiet, onDecided })
  const { announcements, bonus, sale, close } = dialogs
  const [announcement] = announcements.unread
  const isAnnouncementCard = announcements.place === 'card' && announcement !== undefined
  const endBonus = () => {
    bonus.dismiss()
    close()
  }
  const endSale = (end: () => void) => () => {
    end()
    close()
  }
  return (
    <>
      <PlacedCard complete={complete} lateSlot={lateSlot} ready={isAnnouncementCard}>
        {isAnnouncementCard && (
          <AnnouncementCard
            title={announcement.title}
            count={announcements.unread.length}
            onOpen={announcements.open}
          />
        )}
      </PlacedCard>
      <PlacedCard complete={complete} lateSlot={lateSlot} ready={bonus.place === 'card'}>
        {bonus.place === 'card' && <BonusCard likes={bonus.likes} onClose={endBonus} />}
      </PlacedCard>
      {sale.place === 'card' && sale.popup && lateSlot && createPortal(<SaleCard {...sale.popup} />, lateSlot)}
      {dialogs.isPending && undecided}
      <Suspense fallback={undecided}>
        {bonus.place === 'dialog' && <LoginBonusDialog amount={bonus.likes} onClose={endBonus} />}
        {announcements.place === 'dialog' && (
          <AnnouncementDialogs unread={announcements.unread} onRead={announcements.forget} onEnd={close} />
        )}
        {sale.place === 'dialog' && sale.popup && (
          <SaleDialog
            sale={sale.popup.sale}
            onClose={endSale(sale.popup.onClose)}
            onNever={endSale(sale.popup.onNever)}
          />
        )}
      </Suspense>
      {dialogs.isClosed && !quiet && RankUp && <RankUp onDone={dialogs.rankIsDone} />}
    </>
  )
}
