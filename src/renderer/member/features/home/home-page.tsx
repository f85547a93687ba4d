import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { Sex, AgeConf } from '../../../../contract/enums/member.ts'
import { businessDay } from '../../../../contract/rules/tokyo-time.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { partnerPages, partnerTitleWords } from '../../../lib/copy/partners.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { useIsWide } from '../../../lib/window-width.ts'
import { SectionCard, SectionHeading } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { WholeWords } from '../../../ui/list/whole-words.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { isPaid } from '../../api/paid.ts'
import { useAccount, isVerified } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { forgetReceipt, keepReceipt, readReceipt, type Receipt } from '../../shared/payment/receipt.ts'
import { rememberNewLikes } from '../../shared/remembered.ts'
import { board } from './board-style.ts'
import { CountTiles } from './count-tiles.tsx'
import type { RankUpDialog } from './dialogs/home-dialogs.tsx'
import { ConfirmationRows, FirstDay, isFirstDay } from './first-steps.tsx'
import { FootprintRow } from './footprint-row.tsx'
import { useHomeFlags } from './home-flags.ts'
import { CompletenessCard, hasFinishedLadder, RankTile } from './rank-tile.tsx'
import { RecommendPanel } from './recommend-panel.tsx'
import { GreetingCard, ReturnCard, HoldsOfToday, TodayCard } from './today.tsx'
import { useUndecidedMen } from './undecided-men.tsx'
import { useAnnouncements } from './use-home-data.ts'
import { AgeCheckCard, Meanwhile } from './waiting-home.tsx'
import { NewLikes } from './waiting-like.tsx'

// Starts loading the dialogs with the page, so that they open as soon as it renders.
const loadDialogs = () => import('./dialogs/home-dialogs.tsx')
void loadDialogs().catch(() => {})
const WideToday = lazyWithFallback(async () => (await import('./going-on.tsx')).WideToday)
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

/** The receipt of a running plan, until it is closed (D-112). Folded after the visit that showed it first. */
function useReceipt() {
  const paid = isPaid(useAccount())
  const [today] = useState(() => businessDay(serverNow()))
  const [receipt, setReceipt] = useState(() => readReceipt(serverNow()))
  const seenOn = receipt?.seenOn ?? today
  const keep = (loaded: Receipt) => {
    const seen = { ...loaded, seenOn }
    keepReceipt(seen)
    setReceipt(seen)
  }
  useEffect(() => {
    if (paid && receipt && !receipt.seenOn) keepReceipt({ ...receipt, seenOn })
  }, [paid, receipt, seenOn])
  return {
    receipt: paid ? receipt : null,
    folded: seenOn !== today,
    keep,
    close: () => {
      forgetReceipt()
      setReceipt(null)
    },
  }
}

/** Page /home, the dashboard of both sexes (HOME). Missing steps stand first, completed ones last. */
export function HomePage({ complete, onComplete, ladder, rankUp, receipt: ReceiptCard }: HomePageProps) {
  const account = useAccount()
  const { receipt, folded, keep, close } = useReceipt()
  const isWide = useIsWide()
  const [lateSlot, setLateSlot] = useState<HTMLElement | null>(null)
  useHomeFlags(null)
  useAnnouncements()
  const verified = isVerified(account)
  const likesWait = account.sex === Sex.woman && verified && account.like_count_new > 0
  useEffect(() => rememberNewLikes(likesWait), [likesWait])
  const [decided, setDecided] = useState(false)
  const men = useUndecidedMen()
  const ready = decided && men !== undefined
  const reportComplete = useEffectEvent(onComplete)
  useEffect(() => {
    if (ready) reportComplete()
  }, [ready])
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
            rankUp={account.sex === Sex.man ? rankUp : null}
            quiet={receipt !== null && !folded}
            complete={complete}
            onDecided={() => setDecided(true)}
            lateSlot={lateSlot}
          />
        </Suspense>
        {!verified && <AgeCheckCard />}
        {account.sex === Sex.woman ? (
          verified ? (
            <>
              {likesWait && <NewLikes />}
              <RecommendPanel />
              {isFirstDay(account) && <FirstDay />}
              {!isWide && <HoldsOfToday />}
            </>
          ) : (
            <Meanwhile />
          )
        ) : (
          <>
            {verified && hasFinishedLadder(account) && <TodayCard />}
            {!hasFinishedLadder(account) && ladder}
            <RankTile />
          </>
        )}
        {isWide && verified && (
          <Suspense>
            <WideToday />
          </Suspense>
        )}
        {/* Hidden before the age check, when all four are 0 and lead to a locked page. */}
        {account.age_conf === AgeConf.verified && <CountTiles />}
      </div>
      <div className={board.news}>
        {account.sex === Sex.woman && isWide && <HoldsOfToday />}
        {verified && <FootprintRow />}
        {account.sex === Sex.man && isPaid(account) && <CompletenessCard />}
        <LatestInformation />
        <ConfirmationRows />
        <div ref={setLateSlot} className="grid gap-4 empty:hidden" />
      </div>
      <PartnerBanners sex={account.sex} />
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

/** One line drawing per partner, on a common evening sky. The foreground represents the trade. */
const foregrounds = [
  // A house with one lit window.
  'M70 92V52l30-20 30 20v40zM94 92V70h12v22z',
  // A mirror on its foot.
  'M100 24a24 24 0 1 1 0 48a24 24 0 1 1 0-48zM97 72h6v20h-6z',
  // Two hands that hold a light.
  'M64 92c0-24 14-36 34-36v36zM136 92c0-24-14-36-34-36v36z',
  // A cross in a drop.
  'M100 22c16 20 26 30 26 44a26 26 0 0 1-52 0c0-14 10-24 26-44zM96 56v8h-8v8h8v8h8v-8h8v-8h-8v-8z',
  // A ribbon.
  'M100 58c-14-22-40-22-40-4s26 18 40 4c14 14 40 14 40-4s-26-18-40 4zM96 60l-16 32h10l10-24 10 24h10l-16-32z',
  // A camera.
  'M62 42h16l8-10h28l8 10h16v50H62zM100 52a14 14 0 1 0 0 28a14 14 0 1 0 0-28z',
  // A tree beside a bench.
  'M84 92V66a22 22 0 1 1 8 0v26zM112 76h36v6h-4v10h-5V82h-18v10h-5V82h-4z',
] as const

/** Decorative picture of a partner's card. The name stands below it. */
function PartnerDrawing({ index }: { index: number }) {
  const sky = `partner-sky-${index}`
  return (
    <svg viewBox="0 0 200 92" aria-hidden className="block w-full">
      <linearGradient id={sky} x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky-mid)" />
      </linearGradient>
      <rect width="200" height="92" fill={`url(#${sky})`} />
      <circle cx={36 + ((index * 53) % 128)} cy={24 + ((index * 17) % 14)} r="11" fill="var(--moon)" opacity=".9" />
      <path d="M-5 78Q50 58 100 74T205 70V95H-5Z" fill="var(--ridge)" opacity=".7" />
      <path d={foregrounds[index] ?? foregrounds[0]} fill="var(--ridge-near)" fillRule="evenodd" />
    </svg>
  )
}

const copy = homeCopy.partners

/**
 * The seven partner cards. Each opens its page in a new tab (HOME-69 to HOME-71). In a wide frame they fill the column of a
 * man's tasks, which is the shorter one; a woman's columns end together.
 */
function PartnerBanners({ sex }: { sex: Sex }) {
  const below = sex === Sex.woman
  return (
    <section
      aria-labelledby="partners-heading"
      className={`grid content-start gap-2.5 @3xl:col-span-full ${below ? '' : '@4xl:col-span-1 @4xl:col-start-1'}`}
    >
      <div>
        <SectionHeading id="partners-heading">{copy.title}</SectionHeading>
        <p className="text-s text-ink-2">{copy.lead}</p>
      </div>
      <ul
        className={`-mx-5 flex snap-x scroll-px-5 scroll-row gap-3 px-5 pb-2 @3xl:mx-0 @3xl:grid @3xl:overflow-visible @3xl:px-0 ${below ? '@3xl:grid-cols-4 @6xl:grid-cols-7 @6xl:gap-2' : '@3xl:grid-cols-3 @6xl:grid-cols-4'}`}
      >
        {partnerPages.map(({ title, lead }, index) => (
          <li key={title} className="w-[min(14rem,80vw)] shrink-0 snap-start @3xl:w-auto">
            <a
              href={`/about/partners/${index + 1}`}
              target="_blank"
              rel="noreferrer"
              className="block h-full overflow-hidden rounded-m bg-surface shadow-1"
            >
              <PartnerDrawing index={index} />
              <span className={`grid gap-0.5 px-3.5 py-3 ${below ? '@6xl:px-2.5' : ''}`}>
                <span className={`flex items-center justify-between gap-2 font-semibold ${below ? '@6xl:text-s' : ''}`}>
                  <span className="min-w-0">
                    <WholeWords words={partnerTitleWords}>{title}</WholeWords>
                  </span>
                  <Icon name="external" size={15} label={commonCopy.state.newTab} className="text-ink-3" />
                </span>
                <span className="text-xs text-ink-2">{lead}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
