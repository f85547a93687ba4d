import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsStable } from '../../../../lib/use-is-stable.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { lazyWithFallback } from '../../../shared/loading/loading.ts'
import { bonusCopy } from '../copy.ts'
import { useEndingHolds } from '../holds-of-today.tsx'
import { readOpened, rememberOpened, unshownBonus } from './opened.ts'
import { nextOpening, type Opening } from './queue.ts'
import { SaleCard, useSale } from './sale.tsx'
import { useUnreadAnnouncements } from './use-announcements.ts'
import { useLoginBonus } from './use-login-bonus.ts'

/** Animation of a rank gain. Calls `onDone` when no gain is left, with whether one was played. */
export type RankUpDialog = React.ComponentType<{ onDone?: (played: boolean) => void }>

// Most visits open none of them, and their library is larger than this page.
const load = () => import('./opening-dialogs.tsx')
const LoginBonusDialog = lazyWithFallback(async () => (await load()).LoginBonusDialog)
const AnnouncementDialog = lazyWithFallback(async () => (await load()).AnnouncementDialog)
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
  const [opened, setOpened] = useState(readOpened)
  const [current, setCurrent] = useState<Opening | null>(null)
  const [total, setTotal] = useState(0)
  const [bonusSeen, setBonusSeen] = useState(false)
  const { unread, forget } = useUnreadAnnouncements()
  const bonus = useLoginBonus()
  const sale = useSale('/home', bonus !== undefined && unread !== undefined)
  const holds = useEndingHolds(nowMs)
  const [announcement] = unread ?? []
  const likes = bonusSeen ? 0 : bonus

  const open = (kind: Opening) => {
    setCurrent(kind)
    setTotal(unread?.length ?? 0)
  }
  const next = nextOpening(
    {
      rank: rankKnown || quiet ? false : undefined,
      announcement: unread && announcement !== undefined,
      bonus: likes === undefined ? undefined : likes > 0,
      sale: sale === undefined ? undefined : sale !== null,
      deadline: holds && holds.length > 0,
    },
    { ...opened, thisVisit: opened.thisVisit || quiet },
    nowMs,
  )
  if (next) {
    setOpened({ thisVisit: true, lastSaleMs: next === 'sale' ? nowMs : opened.lastSaleMs })
    open(next)
  }
  // The receipt is the opening of this visit, also after it is closed.
  if (quiet && !opened.thisVisit) setOpened({ ...opened, thisVisit: true })
  const remembered = current ?? (quiet ? 'receipt' : null)
  useEffect(() => {
    if (remembered) rememberOpened(remembered)
  }, [remembered])

  // An open announcement covers the line of a bonus, whose place at the head is known with its answer.
  const decided =
    bonus !== undefined && (next !== undefined || (rankKnown && unread !== undefined && holds !== undefined))
  const reportDecided = useEffectEvent(onDecided)
  useEffect(() => {
    if (decided) reportDecided()
  }, [decided])

  const mentionsBonus = bonus !== undefined && (bonus === 0 || next === null || current === 'bonus')
  useEffect(() => {
    if (mentionsBonus) unshownBonus.forget()
  }, [mentionsBonus])

  const end = () => setCurrent(null)
  const endBonus = () => {
    setBonusSeen(true)
    end()
  }
  const endSale = (how: (() => void) | undefined) => () => {
    how?.()
    end()
  }
  const reading = current === 'announcement' ? announcement : undefined
  // 確認しました stands where the one before stood.
  const stable = useIsStable(reading?.id)
  const showsAnnouncement = next === null && !reading && announcement !== undefined
  const showsBonus = next === null && current !== 'bonus' && likes !== undefined && likes > 0
  const placeAnnouncement = useCardPlace(showsAnnouncement, complete, lateSlot)
  const placeBonus = useCardPlace(showsBonus, complete, lateSlot)
  return (
    <>
      {showsAnnouncement &&
        placeAnnouncement(
          <AnnouncementCard
            title={announcement.title}
            count={unread?.length ?? 0}
            onOpen={() => open('announcement')}
          />,
        )}
      {showsBonus &&
        placeBonus(
          <Notice tone="good" title={loginBonus.text(likes)} onClose={endBonus}>
            {loginBonus.note}
          </Notice>,
        )}
      {next === null && current !== 'sale' && sale && lateSlot && createPortal(<SaleCard {...sale} />, lateSlot)}
      {next === undefined && undecided}
      <Suspense fallback={undecided}>
        {current === 'bonus' && likes && <LoginBonusDialog amount={likes} onClose={endBonus} />}
        {reading && unread && (
          <AnnouncementDialog
            // A new element for each, so that focus and screen reader begin at its title.
            key={reading.id}
            announcement={reading}
            position={total - unread.length + 1}
            total={total}
            stable={stable}
            onRead={() => {
              forget(reading)
              if (unread.length === 1) end()
            }}
          />
        )}
        {current === 'sale' && sale && (
          <SaleDialog {...sale} onClose={endSale(sale.onClose)} onNever={endSale(sale.onNever)} />
        )}
      </Suspense>
      {current === null && !quiet && RankUp && (
        <RankUp
          onDone={(played) => {
            if (played) {
              rememberOpened('rank')
              setOpened(readOpened())
            }
            setRankKnown(true)
          }}
        />
      )}
    </>
  )
}

/**
 * Returns a function that puts a card at the head of the page, or into `lateSlot` if it was not shown when the page was
 * complete, so that it moves nothing.
 */
function useCardPlace(shown: boolean, complete: boolean, lateSlot: HTMLElement | null) {
  const [isAtHead, setIsAtHead] = useState<boolean | null>(null)
  if (complete && isAtHead === null) setIsAtHead(shown)
  return (card: React.ReactNode) => (isAtHead === false ? lateSlot && createPortal(card, lateSlot) : card)
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
