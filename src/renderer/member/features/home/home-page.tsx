import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useIsWide } from '../../../lib/browser.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { PageBody, board, SectionCard } from '../../../ui/navigation/page-body.tsx'
import { useAccount, isVerified } from '../../api/account.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { ConfirmationRows, ageState, paymentState } from './confirmation-rows.tsx'
import { CountTiles, FootprintRow } from './count-tiles.tsx'
import type { RankUpDialog } from './dialogs/home-dialogs.tsx'
import { FirstDay, isFirstDay } from './first-day.tsx'
import { GreetingCard, ReturnCard } from './greeting-card.tsx'
import { useHomeFlags } from './home-flags.ts'
import { PartnerBanners } from './partner-banners.tsx'
import { CompletenessCard, hasFinishedLadder, RankTile } from './rank-tile.tsx'
import { RecommendPanel } from './recommend-panel.tsx'
import { HoldsOfToday, TodayCard } from './today.tsx'
import { useAnnouncements } from './use-home-data.ts'

// Starts loading the dialogs with the page, so that they open as soon as it renders.
const loadDialogs = () => import('./dialogs/home-dialogs.tsx')
void loadDialogs().catch(() => {})
const WideToday = lazyWithFallback(async () => (await import('./going-on.tsx')).WideToday)
const HomeDialogs = lazyWithFallback(async () => (await loadDialogs()).HomeDialogs)

interface HomePageProps {
  /** Onboarding panel of a man on the ladder (HOME-87). Passed in by the app, because it belongs to another feature. */
  ladder: ReactNode
  /** Animation of a rank gain in the dialog queue (D-72). Passed in by the app. */
  rankUp: RankUpDialog
}

/** Page /home, the dashboard of both sexes (HOME). Missing steps stand first, completed ones last. */
export function HomePage({ ladder, rankUp }: HomePageProps) {
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

const latestCopy = homeCopy.latest
const latestShown = 5

/** The newest five notifications of the account, linked if they have an address (HOME-56, HOME-57). */
function LatestInformation() {
  const { notification } = useAccount()
  return (
    <SectionCard title={latestCopy.title} className="grid gap-1">
      {notification.length === 0 ? (
        <p className="py-2 text-s text-ink-2">{latestCopy.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {notification.slice(0, latestShown).map(({ id, info, created_at, url }) => (
            <li key={id} className="grid gap-0.5 py-2.5 last:pb-0">
              <time dateTime={created_at} className="text-xs text-ink-3 num">
                {formatDate(created_at)}
              </time>
              {url ? (
                <Link
                  to={url}
                  className="hit-44 rounded-s text-plum decoration-current/50 underline-offset-4 hover:underline"
                >
                  {info}
                </Link>
              ) : (
                <p>{info}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
