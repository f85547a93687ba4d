import { useEffect, useRef, useState } from 'react'
import type { autoRecommendationEndpoint } from '../../../../../contract/calls/recommendation.ts'
import { FemaleStatus } from '../../../../../contract/enums/member.ts'
import { nextDayStart } from '../../../../../contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { SectionHeading, Card } from '../../../../ui/base/card.tsx'
import { EveningPicture } from '../../../../ui/brand/scenes.tsx'
import { Countdown } from '../../../../ui/feedback/countdown.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { WholeWords } from '../../../../ui/list/whole-words.tsx'
import { useAccount } from '../../../api/account.ts'
import { failureKind } from '../../../api/api-error.ts'
import { queryClient, refreshAccount } from '../../../api/queries.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { showFlash } from '../../../shared/flash.ts'
import { useIsLeft, useLeadOn, useLeaveOnFailure } from '../../../shared/lead-away.ts'
import { lazyLayer } from '../../../shared/loading/loading.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { autoRecommendationWrite, manualRecommendationWrite } from '../../../shared/outcome/writes/recommendation.ts'
import { isFirstDay } from '../first-day.tsx'
import { areTicketsUsed, capOf, guidedRecommends, isManualOff, remainingRecommends } from './daily-recommends.ts'
import { StartButton } from './start-button.tsx'
import { StatusBanner } from './status-banner.tsx'
import { UndecidedMen, useUndecidedMen } from './undecided-men.tsx'

/** Time until the daily counts reset (HOME-40, HOME-44). At 3:00, reloads all data of the page. */
function ResetCountdown() {
  const now = useServerNow()
  const reset = nextDayStart(now)
  const lastReset = useRef(reset)
  useEffect(() => {
    if (lastReset.current === reset) return
    lastReset.current = reset
    void queryClient.invalidateQueries()
  }, [reset])
  return <Countdown targetMs={reset} nowMs={now} format={commonCopy.time.untilReset} />
}

const copy = homeCopy.recommend
const PremiumDialog = lazyLayer(async () => (await import('./premium-dialog.tsx')).PremiumDialog)

/** Opens the premium dialog, which never opens automatically (PREM-08, HOME-85). */
function PremiumButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="text" size="m" icon="crown" className="justify-self-center" onClick={() => setOpen(true)}>
        {copy.aboutPremium}
      </Button>
      <PremiumDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** After a refused request, reads the account again, whose state the panel shows, and says so (D-113). */
function showNotNow(): void {
  void refreshAccount()
  showFlash({ text: copy.notNow, tone: 'error' })
}

/** Buttons for a recommendation by AI or by the operator (HOME-30, HOME-32 to HOME-38). One request at a time. */
function RecommendButtons() {
  const account = useAccount()
  const leadOn = useLeadOn()
  const isLeft = useIsLeft()
  const [noneFound, setNoneFound] = useState(false)
  const show = (result: ResponseOf<typeof autoRecommendationEndpoint>) => {
    if (result.success) void leadOn(`/profile?id=${result.recommend}`, copy.arrived)
    else if (isLeft()) showFlash({ text: result.reason === 'none' ? copy.noneFound : copy.limitReached, tone: 'error' })
    else setNoneFound(result.reason === 'none')
  }
  const auto = useWrite(autoRecommendationWrite, {
    onSuccess: show,
    onError: (error) => {
      if (failureKind(error) === 'refusal') showNotNow()
      else showFlash({ text: failureText(error, commonCopy.errorOccurred), tone: 'error' })
    },
  })
  const manual = useWrite(manualRecommendationWrite, {
    onSuccess: show,
    onError: useLeaveOnFailure(showNotNow),
  })
  const asking = auto.isPending || manual.isPending
  const limitReached = remainingRecommends(account) === 0
  // A like that awaits an answer has the main button (D-127).
  const tone = account.like_count_new > 0 ? 'quiet' : 'primary'

  const ask = (how: typeof auto) => {
    if (asking) return
    setNoneFound(false)
    how.mutate({})
  }

  return (
    <div className="grid gap-3 @xl:grid-cols-2 @xl:*:nth-[n+3]:col-span-2">
      <Button tone={tone} icon="sparkle" disabled={limitReached} busy={auto.isPending} onClick={() => ask(auto)}>
        {copy.ask}
      </Button>
      <Button tone="quiet" disabled={isManualOff(account)} busy={manual.isPending} onClick={() => ask(manual)}>
        {copy.manual(account.manual_recommend_ticket)}
      </Button>
      {limitReached && <Notice>{copy.limitReached}</Notice>}
      {!limitReached && areTicketsUsed(account) && <p className="text-center text-s text-ink-3">{copy.manualUsed}</p>}
      {noneFound && (
        <Notice tone="warn" live>
          {copy.noneFound}
        </Notice>
      )}
    </div>
  )
}

/** Undecided men first, then the actions; side by side in a wide frame. */
const besideCards = 'grid gap-4 @6xl:grid-cols-[minmax(0,27rem)_minmax(17rem,1fr)] @6xl:gap-6'

/**
 * The women's panel after the age check (HOME-29 to HOME-50). A woman who is ready or paused may start recommendations,
 * an active one may request them. Any other status shows what blocks them, and counts and offers nothing (GATE-24 to
 * GATE-32, D-127).
 */
export function RecommendPanel() {
  const account = useAccount()
  const { status } = account
  const isFirst = isFirstDay(account)
  const men = useUndecidedMen()
  const hasMen = men === undefined || men.length > 0
  const mayAsk = status === FemaleStatus.active
  const left = mayAsk ? remainingRecommends(account) : 0
  const mayStart = status === FemaleStatus.ready || status === FemaleStatus.paused
  return (
    <Card as="section" aria-labelledby="recommend-heading" className="grid gap-3 overflow-hidden">
      {isFirst && (
        <EveningPicture className="-mx-4.5 -mt-4.5 min-h-36">
          <p className="text-s phrase">{homeCopy.firstDay.lead}</p>
        </EveningPicture>
      )}
      <SectionHeading
        id="recommend-heading"
        action={
          mayAsk && (
            <Chip tone="amber" className="num">
              {copy.remaining(left)}
            </Chip>
          )
        }
      >
        {isFirst ? homeCopy.firstDay.title : copy.title}
      </SectionHeading>
      <div className={hasMen ? besideCards : 'grid gap-3'}>
        {hasMen && <UndecidedMen men={men} left={left} />}
        <div className="@container grid content-start gap-3">
          <StatusBanner />
          {mayStart && (
            <>
              <p className="text-s phrase text-ink-2 num">{copy.startGuide(capOf(account))}</p>
              <StartButton statusOld={status} />
            </>
          )}
          {mayAsk && (
            <>
              {left > 0 && (
                <p className="text-s text-ink-2 num">
                  <WholeWords words={copy.guideWords}>{copy.guide(guidedRecommends(account))}</WholeWords>
                </p>
              )}
              <RecommendButtons />
              <p className="text-center text-xs text-ink-3">
                <ResetCountdown />
              </p>
            </>
          )}
        </div>
      </div>
      {(mayAsk || mayStart) && <PremiumButton />}
      <p className="text-s phrase text-ink-3">{commonCopy.dailyFigures}</p>
    </Card>
  )
}
