import { useIsMutating } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Announcement } from '../../../../../contract/calls/notice.ts'
import { hidePopupEndpoint, loginBonusEndpoint, popupsEndpoint } from '../../../../../contract/calls/popup.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/states.tsx'
import { TextLink } from '../../../../ui/navigation/page-body.tsx'
import { useAccount, useEndpoint, useEndpointMutation } from '../../../api/queries.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { lazyWithFallback } from '../../../shared/loading/loading.ts'
import { bonusCopy } from '../copy.ts'
import { useAnnouncements, useEndingHolds } from '../use-home-data.ts'
import { closedPopups, readOpened, rememberClosed, rememberOpened, untoldClaim } from './opened.ts'
import type { Sale } from './opening-dialogs.tsx'
import { announcementToOpen, nextOpening, salesFor, type Opening } from './queue.ts'

/** Animation of a rank gain. Calls `onDone` when no gain is left, with whether one was played. */
export type RankUpDialog = React.ComponentType<{ onDone?: (played: boolean) => void }>

// Most visits open none of them, and their library is larger than this page.
const load = () => import('./opening-dialogs.tsx')
const LoginBonusDialog = lazyWithFallback(async () => (await load()).LoginBonusDialog)
const AnnouncementDialog = lazyWithFallback(async () => (await load()).AnnouncementDialog)
const SaleDialog = lazyWithFallback(async () => (await load()).SaleDialog)

const { announcement: announcementCopy, loginBonus, popup } = bonusCopy

/** Content of each popup code. Code 1 is reserved and shows nothing (BONUS-10 to BONUS-14). */
export const sales: Readonly<Partial<Record<number, Sale>>> = {
  2: { ...popup.campaign, to: '/payment_select_campaign' },
  3: { ...popup.likes, to: '/shop' },
  4: { ...popup.premium, to: '/payment_select' },
}

/** Marks, for tests, that a dialog may still open: it is not decided, or its code is on the way. */
const undecided = <span hidden aria-busy />

const bonusClaim = { mutationKey: [loginBonusEndpoint.id] }

/**
 * Claims the daily bonus when due. Returns its likes, 0 for no bonus, undefined until known (BONUS-01 to BONUS-04). A
 * claim that ended while home was closed is told when home opens again; the account has its likes (D-101).
 */
function useLoginBonus(): number | undefined {
  const { login_bonus: claimed, login_bonus_amount: likes } = useAccount()
  const [due] = useState(() => !claimed || untoldClaim.exists())
  const running = useIsMutating(bonusClaim) > 0
  const { mutate, data, isIdle, isError } = useEndpointMutation(loginBonusEndpoint, bonusClaim)
  useEffect(() => {
    if (!due || claimed || !isIdle || running) return
    untoldClaim.remember()
    mutate({})
  }, [due, claimed, isIdle, running, mutate])
  if (!due || isError || data?.success === false) return 0
  return data?.amount ?? (isIdle && claimed ? likes : undefined)
}

/** The campaign popup, requested once `known`, and functions to close it for this visit or hide it for good. */
function useSale(known: boolean) {
  const account = useAccount()
  const { data, isError } = useEndpoint(popupsEndpoint, {}, { staleTime: Infinity, gcTime: 0, enabled: known })
  const [closed, setClosed] = useState(closedPopups)
  const hide = useEndpointMutation(hidePopupEndpoint, { networkMode: 'online' })
  const codes = salesFor(data?.modal_list.map((popup) => popup.code) ?? [], account)
  const code = codes.find((one) => !closed.includes(one))
  const close = () => {
    if (code === undefined) return
    rememberClosed(code)
    setClosed([...closed, code])
  }
  const offered = code === undefined ? undefined : sales[code]
  return {
    /** Null for no popup, undefined until known. */
    sale: offered ?? (isError || data ? null : undefined),
    close,
    never: () => {
      if (code !== undefined) hide.mutate({ user_id: account.id, code })
      close()
    },
  }
}

/** Provides the unread announcements, undefined until known, and a function that removes a read one. */
function useUnread() {
  const count = useAccount().anouncement_size
  const { data, isError } = useAnnouncements()
  const [read, setRead] = useState<readonly number[]>([])
  const all = count === 0 || isError ? [] : data?.user_notifications
  return {
    unread: all?.filter(({ id }) => !read.includes(id)),
    forget: ({ id }: Announcement) => setRead([...read, id]),
  }
}

/** Opens one dialog per visit, the others are cards (HOME-85, D-72, D-101). A gained rank waits until it closes. */
export function HomeDialogs({ rankUp: RankUp }: { rankUp: RankUpDialog | null }) {
  const nowMs = useServerNow(60_000)
  const { age_conf: conf } = useAccount()
  const [rankKnown, setRankKnown] = useState(RankUp === null)
  const [opened, setOpened] = useState(readOpened)
  const [current, setCurrent] = useState<Opening | null>(null)
  const [reading, setReading] = useState<Announcement>()
  const [bonusSeen, setBonusSeen] = useState(false)
  const { unread, forget } = useUnread()
  const bonus = useLoginBonus()
  const { sale, close, never } = useSale(bonus !== undefined && unread !== undefined)
  const holds = useEndingHolds(nowMs)
  const announcement = unread && announcementToOpen(unread, conf)
  const likes = bonusSeen ? 0 : bonus

  const next = nextOpening(
    {
      rank: rankKnown ? false : undefined,
      announcement: unread && announcement !== undefined,
      bonus: likes === undefined ? undefined : likes > 0,
      sale: sale === undefined ? undefined : sale !== null,
      deadline: holds && holds.length > 0,
    },
    opened,
    nowMs,
  )
  if (next) {
    setOpened({ thisVisit: true, lastSaleMs: next === 'sale' ? nowMs : opened.lastSaleMs })
    setCurrent(next)
    if (next === 'announcement') setReading(announcement)
  }
  // Only the dialog that opened automatically can be current.
  useEffect(() => {
    if (current) rememberOpened(current)
  }, [current])

  const tellsBonus = bonus !== undefined && (bonus === 0 || next === null || current === 'bonus')
  useEffect(() => {
    if (tellsBonus) untoldClaim.forget()
  }, [tellsBonus])

  const end = () => setCurrent(null)
  const endBonus = () => {
    setBonusSeen(true)
    end()
  }
  const endSale = () => {
    close()
    end()
  }
  const neverSell = () => {
    never()
    end()
  }
  return (
    <>
      {next === null && (
        <Cards
          likes={current === 'bonus' ? 0 : (likes ?? 0)}
          onLikesSeen={endBonus}
          announcement={reading ? undefined : unread?.[0]}
          onRead={setReading}
          sale={current === 'sale' ? null : (sale ?? null)}
          onSaleClose={close}
          onSaleNever={never}
        />
      )}
      {next === undefined && undecided}
      <Suspense fallback={undecided}>
        {current === 'bonus' && likes && <LoginBonusDialog amount={likes} onClose={endBonus} />}
        {reading && (
          <AnnouncementDialog
            announcement={reading}
            onRead={() => {
              forget(reading)
              setReading(undefined)
              end()
            }}
          />
        )}
        {current === 'sale' && sale && <SaleDialog sale={sale} onClose={endSale} onNever={neverSell} />}
      </Suspense>
      {current === null && reading === undefined && RankUp && (
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

interface CardsProps {
  likes: number
  onLikesSeen: () => void
  announcement: Announcement | undefined
  onRead: (announcement: Announcement) => void
  sale: Sale | null
  onSaleClose: () => void
  onSaleNever: () => void
}

/** Cards of the dialogs that did not open (D-101). */
function Cards({ likes, onLikesSeen, announcement, onRead, sale, onSaleClose, onSaleNever }: CardsProps) {
  return (
    <>
      {announcement && (
        <Notice
          title={announcement.title}
          action={
            <Button tone="quiet" size="m" onClick={() => onRead(announcement)}>
              {announcementCopy.open}
            </Button>
          }
        >
          {announcementCopy.title}
        </Notice>
      )}
      {likes > 0 && (
        <Notice tone="good" title={loginBonus.text(likes)} onClose={onLikesSeen}>
          {loginBonus.note}
        </Notice>
      )}
      {sale && (
        <Notice
          title={sale.title}
          onClose={onSaleClose}
          action={
            <div className="flex flex-wrap items-center gap-x-4">
              <TextLink render={<Link to={sale.to} onClick={onSaleClose} />}>{sale.button}</TextLink>
              <Button tone="text" size="s" onClick={onSaleNever}>
                {popup.neverAgain}
              </Button>
            </div>
          }
        >
          {sale.text}
        </Notice>
      )}
    </>
  )
}
