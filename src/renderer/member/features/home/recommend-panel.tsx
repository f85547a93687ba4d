import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { gateCopy } from '../../../lib/copy/gate.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { Button } from '../../../ui/base/button.tsx'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { WholeWords } from '../../../ui/list/text.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'
import { ageState } from './confirmation.ts'
import { isFirstDay } from './first-day/is-first-day.ts'
import { PremiumButton } from './premium-button.tsx'
import { RecommendButtons } from './recommend-buttons.tsx'
import { ResetCountdown } from './reset-countdown.tsx'
import { StartButton } from './start-button.tsx'
import { StatusBanner } from './status-banner.tsx'

const copy = homeCopy.recommend
/** In a wide window: what she can do, and whom she has not answered yet. */
const besideCards = 'grid gap-4 @6xl:grid-cols-[minmax(19.5rem,1fr)_minmax(0,26rem)] @6xl:gap-6'
const UndecidedCards = lazyWithFallback(
  async () => (await import('./wide/undecided-cards.tsx')).UndecidedCards,
)

/**
 * The women's panel (HOME-29 to HOME-50): at status 3 or 5 it starts the recommendations, at 4 it asks for one; at any other
 * status, or before the document is accepted, it says what is in the way (GATE-24 to GATE-32, GATE-69).
 */
export function RecommendPanel() {
  const account = useAccount()
  const { status } = account
  const first = isFirstDay(account)
  const waiting = account.recommend_id !== null && account.age_conf === 2
  const beside = useIsWide() && waiting
  return (
    <Card as="section" aria-labelledby="recommend-heading" className="grid gap-3 overflow-hidden">
      {first && (
        <EveningPicture className="-mx-4.5 -mt-4.5 min-h-36">
          <p className="text-s phrase">{homeCopy.firstDay.lead}</p>
        </EveningPicture>
      )}
      <SectionHeading id="recommend-heading" action={<ResetCountdown />}>
        {first ? homeCopy.firstDay.title : copy.title}
      </SectionHeading>
      <div className={beside ? besideCards : 'contents'}>
        <div className={beside ? '@container grid content-start gap-3' : 'contents'}>
          <p className="text-s text-ink-2">
            <WholeWords words={copy.guideWords}>{copy.guide}</WholeWords>
          </p>
          <StatusBanner />
          {account.age_conf !== 2 ? (
            <Locked waiting={ageState(account).tone === 'waiting'} />
          ) : (
            <>
              {(status === 3 || status === 5) && <StartButton statusOld={status} />}
              {status === 4 && <RecommendButtons />}
            </>
          )}
          <p className="text-s phrase text-ink-3">{copy.dailyFigures}</p>
        </div>
        {beside && (
          <Suspense fallback={<div className="min-h-50" />}>
            <UndecidedCards />
          </Suspense>
        )}
      </div>
      {waiting && !beside && (
        <Button tone="text" size="m" className="justify-self-center" render={<Link to="/recommend" />}>
          {copy.toUndecided}
        </Button>
      )}
      <PremiumButton />
    </Card>
  )
}

function Locked({ waiting }: { waiting: boolean }) {
  const { toWaiting, toAgeConfirmation } = commonCopy.locked
  return (
    <Notice
      tone={waiting ? 'info' : 'warn'}
      action={
        <Button tone={waiting ? 'quiet' : 'primary'} size="m" wide render={<Link to="/age_confirmation" />}>
          {waiting ? toWaiting : toAgeConfirmation}
        </Button>
      }
    >
      {commonCopy.lockedWoman}
      {waiting && <p className="mt-1">{gateCopy.document.underReviewText}</p>}
    </Notice>
  )
}
