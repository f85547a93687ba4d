import { Suspense, useEffect, useState } from 'react'
import { AgeConf, Sex } from '../../../../contract/enums/member.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { useIsWide } from '../../../lib/window-width.ts'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { isVerified, useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { rememberNewLikes } from '../../shared/device/seen-on-home.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import type { Receipt } from '../../shared/payment/receipt.ts'
import { AgeCheckCard } from './age-check/age-check-card.tsx'
import { ConfirmationRows } from './age-check/confirmation-rows.tsx'
import { board } from './board-style.ts'
import { CompletenessCard } from './completeness-card.tsx'
import { CountTiles } from './count-tiles.tsx'
import type { RankUpDialog } from './dialogs/home-dialogs.tsx'
import { useAnnouncements } from './dialogs/use-announcements.ts'
import { FootprintRow, useHasVisitors } from './footprint-row.tsx'
import { GreetingCard } from './greeting-card.tsx'
import { HoldsOfToday } from './holds-of-today.tsx'
import { useHomeFlags } from './home-flags.ts'
import { LatestInformation } from './latest-information.tsx'
import { PartnerBanners } from './partner-banners.tsx'
import { useUndecidedMen } from './recommend/use-undecided-men.ts'
import { ReturnCard } from './return-card.tsx'
import { ManToday } from './today/man-today.tsx'
import { WomanToday } from './today/woman-today.tsx'
import { useCallWhen } from './use-call-when.ts'
import { useReceipt } from './use-receipt.ts'

// Starts loading the dialogs with the page, so that they open as soon as it renders.
const loadDialogs = () => import('./dialogs/home-dialogs.tsx')

void loadDialogs().catch(() => {})

const WideToday = lazyWithFallback(async () => (await import('./wide-today.tsx')).WideToday)

const HomeDialogs = lazyWithFallback(async () => (await loadDialogs()).HomeDialogs)

interface HomePageProps {
  /** Whether the page is on the screen; until then its skeleton stands there. */
  complete: boolean
  /** Called once the responses that decide about cards have arrived. */
  onComplete: () => void
  /** Onboarding panel of a man on the ladder (HOME-87). Passed in by the app, because it belongs to another feature. */
  ladder: React.ReactNode
  /** Animation of a rank gain in the dialog queue (D-72). Passed in by the app. */
  rankUp: RankUpDialog
  /** Receipt of a payment (D-112). Passed in by the app. */
  receipt: ReceiptCard
}

type ReceiptCard = React.ComponentType<{
  receipt: Receipt
  folded: boolean
  onLoaded: (receipt: Receipt) => void
  onClose: () => void
}>

/** Page /home, the dashboard of both sexes (HOME). Missing steps stand first, completed ones last. */
export function HomePage({ complete, onComplete, ladder, rankUp, receipt: ReceiptCard }: HomePageProps) {
  const account = useAccount()
  const { receipt, folded, keep, close } = useReceipt()
  const isWide = useIsWide()
  const [lateSlot, setLateSlot] = useState<HTMLElement | null>(null)
  useHomeFlags(null)
  useAnnouncements()
  const isWoman = account.sex === Sex.woman
  const verified = isVerified(account)
  const likesWait = isWoman && verified && account.like_count_new > 0
  useEffect(() => rememberNewLikes(likesWait), [likesWait])
  const { noteDecided, noteWideShown } = useCompletion({ verified, hasWideToday: isWide && verified, onComplete })
  const holds = <HoldsOfToday complete={complete} lateSlot={lateSlot} />
  return (
    <PageBody className={board.page} hidden={!complete}>
      <h1 className="sr-only">{homeCopy.title}</h1>
      <div className={board.head}>
        {receipt && (
          <Suspense fallback={<div className={folded ? 'h-13' : 'h-104 @3xl:h-51'} />}>
            <ReceiptCard receipt={receipt} folded={folded} onLoaded={keep} onClose={close} />
          </Suspense>
        )}
        <GreetingCard />
      </div>
      <div className={board.today}>
        <ReturnCard />
        {/* What did not open by itself stands first, where it is found (D-123). */}
        <Suspense>
          <HomeDialogs
            rankUp={isWoman ? null : rankUp}
            quiet={receipt !== null && !folded}
            complete={complete}
            onDecided={noteDecided}
            lateSlot={lateSlot}
          />
        </Suspense>
        {!verified && <AgeCheckCard />}
        {isWoman && <WomanToday likesWait={likesWait} holds={!isWide && holds} />}
        {!isWoman && <ManToday ladder={ladder} />}
        {isWide && verified && (
          <Suspense>
            <WideToday onShown={noteWideShown} />
          </Suspense>
        )}
        {/* Hidden before the age check, when all four are 0 and lead to a locked page. */}
        {account.age_conf === AgeConf.verified && <CountTiles />}
      </div>
      <div className={board.news}>
        {isWoman && isWide && holds}
        {verified && <FootprintRow />}
        {!isWoman && isPaid(account) && <CompletenessCard />}
        <LatestInformation />
        <ConfirmationRows />
        <div ref={setLateSlot} className="grid gap-4 empty:hidden" />
      </div>
      <PartnerBanners sex={account.sex} />
    </PageBody>
  )
}

/** Calls `onComplete` once every card that would move others is known: dialogs, undecided men, visitors, the wide card. */
function useCompletion(page: { verified: boolean; hasWideToday: boolean; onComplete: () => void }) {
  const men = useUndecidedMen()
  const visitorsKnown = useHasVisitors(page.verified)
  const [isDecided, setIsDecided] = useState(false)
  const [isWideShown, setIsWideShown] = useState(!page.hasWideToday)
  useCallWhen(isDecided && men !== undefined && visitorsKnown && isWideShown, page.onComplete)
  return { noteDecided: () => setIsDecided(true), noteWideShown: () => setIsWideShown(true) }
}
