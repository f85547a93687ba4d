import { Suspense, type ReactNode } from 'react'
import { useIsWide } from '../../../lib/browser.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { isVerified } from '../../api/is-verified.ts'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'
import { board } from './board-style.ts'
import { CompletenessCard } from './completeness-card.tsx'
import { ConfirmationRows, ageState, paymentState } from './confirmation-rows.tsx'
import { CountTiles, FootprintRow } from './count-tiles.tsx'
import type { RankUpDialog } from './dialogs/home-dialogs.tsx'
import { FirstDay, isFirstDay } from './first-day.tsx'
import { GreetingCard, ReturnCard } from './greeting-card.tsx'
import { useHomeFlags } from './home-flags.ts'
import { LatestInformation } from './latest-information.tsx'
import { PartnerBanners } from './partner-banners.tsx'
import { hasFinishedLadder, RankTile } from './rank-tile.tsx'
import { RecommendPanel } from './recommend-panel.tsx'
import { HoldsOfToday, TodayCard } from './today.tsx'
import { useAnnouncements } from './use-announcements.ts'

// Starts loading the dialogs with the page, so that they open as soon as it renders.
const loadDialogs = () => import('./dialogs/home-dialogs.tsx')
void loadDialogs().catch(() => {})
const WideToday = lazyWithFallback(async () => (await import('./going-on.tsx')).WideToday)
const HomeDialogs = lazyWithFallback(async () => (await loadDialogs()).HomeDialogs)

interface HomePageProps {
  /** Onboarding panel of a man on the ladder (HOME-87). Passed in by the app, because it belongs to another feature. */
  ladder?: ReactNode
  /** Animation of a rank gain in the dialog queue (D-72). Passed in by the app. */
  rankUp?: RankUpDialog | null
}

/** Page /home, the dashboard of both sexes (HOME). Missing steps stand first, completed ones last. */
export function HomePage({ ladder, rankUp = null }: HomePageProps) {
  const account = useAccount()
  const isWide = useIsWide()
  useHomeFlags(null)
  useAnnouncements()
  const settled = ageState(account).tone === 'good' && paymentState(account).tone !== 'open'
  return (
    <PageBody className={board.page}>
      <h1 className="sr-only">{homeCopy.title}</h1>
      <GreetingCard />
      <div className={board.today}>
        <ReturnCard />
        {!settled && <ConfirmationRows />}
        {account.sex === 2 ? (
          <>
            <RecommendPanel />
            {isFirstDay(account) && <FirstDay />}
          </>
        ) : (
          <>
            {isVerified(account) && hasFinishedLadder(account) && <TodayCard />}
            {ladder}
            <RankTile />
          </>
        )}
        {isWide && isVerified(account) && (
          <Suspense>
            <WideToday />
          </Suspense>
        )}
        {/* Hidden before the age check, when all four are 0 and lead to a locked page. */}
        {account.age_conf === 2 && <CountTiles />}
      </div>
      <div className={board.news}>
        <FootprintRow />
        {/* Loads after the page, so it stands where it moves no content above it. */}
        {account.sex === 2 && <HoldsOfToday />}
        {account.sex === 1 && account.payment_conf === 1 && <CompletenessCard />}
        <LatestInformation />
        {settled && <ConfirmationRows />}
        <Suspense>
          <HomeDialogs rankUp={account.sex === 1 ? rankUp : null} />
        </Suspense>
      </div>
      <PartnerBanners />
    </PageBody>
  )
}
