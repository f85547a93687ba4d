import { useEffect, useRef, useState } from 'react'
import { useNavigate, Link } from 'react-router-dom'
import type { autoRecommendationEndpoint, RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { nextDayStart } from '../../../../contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { gateCopy } from '../../../lib/copy/gate.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import { Countdown } from '../../../ui/feedback/progress.tsx'
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { PhotoCard, PhotoCardSkeleton } from '../../../ui/list/photo.tsx'
import { WholeWords } from '../../../ui/list/text.tsx'
import { SectionHeading, Card, TextLink } from '../../../ui/navigation/page-body.tsx'
import { failureKind } from '../../api/api-error.ts'
import { type Account, useAccount, queryClient, refreshAccount } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { showFlash } from '../../shared/flash.ts'
import { lazyLayer } from '../../shared/loading/loading.ts'
import { useLeaveOnFailure } from '../../shared/navigation.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { autoRecommendationWrite, manualRecommendationWrite } from '../../shared/outcome/writes/meeting.ts'
import { usePartnerProfile } from '../../shared/pairings.ts'
import { useFallbackPicture } from '../../shared/parts/member-picture.tsx'
import { ageState, isFirstDay } from './first-steps.tsx'
import { StartButton, StatusBanner } from './status-banner.tsx'
import { usePairingsOf } from './use-home-data.ts'

const undecided = 0
const shown = 3
/** Three side by side, two where a name would be cut: on a small phone, in large text, on an upright tablet. */
const cards = 'grid grid-cols-[repeat(auto-fill,minmax(max(min(5.5rem,45%),30%),1fr))] gap-2.5'

/** Recommended men awaiting her decision. `left` more can be recommended today. */
function UndecidedCards({ left }: { left: number }) {
  const rows = usePairingsOf('others')
  const men = rows?.filter(({ status_n }) => status_n === undecided)
  return (
    <section aria-labelledby="undecided-heading" className="grid content-start gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="undecided-heading" className="text-m">
          {homeCopy.recommend.undecided}
        </h3>
        <TextLink render={<Link to="/recommends?status=others" />}>{homeCopy.footprints.seeAll}</TextLink>
      </div>
      {men ? (
        <ul className={cards}>
          {men.slice(0, shown).map((row) => (
            <li key={row.id}>
              <Man row={row} />
            </li>
          ))}
          {men.length < shown && left > 0 && (
            <li className="grid place-items-center rounded-m border border-dashed border-line-strong p-2 text-center text-s phrase text-ink-3 num">
              {homeCopy.recommend.stillToChoose(left)}
            </li>
          )}
        </ul>
      ) : (
        <SkeletonGroup className={cards}>
          <PhotoCardSkeleton count={3} />
        </SkeletonGroup>
      )}
    </section>
  )
}

function Man({ row }: { row: RecommendRow }) {
  const profile = usePartnerProfile(2, row.partner_user_id)
  return (
    <PhotoCard
      render={<Link to={`/profile?id=${row.partner_user_id}`} />}
      src={row.profile1}
      fallbackSrc={useFallbackPicture()}
      eager
    >
      <span className="flex items-baseline gap-1.5">
        <bdi className="min-w-0 truncate font-semibold">{row.twitter_name || commonCopy.name.unnamed}</bdi>
        <span className="text-s num">{profile?.age}</span>
      </span>
      {/* Reserves the height while loading. */}
      <span className="block min-h-5 truncate text-xs">{profile?.area.join('・')}</span>
    </PhotoCard>
  )
}

type DailyCounts = Pick<Account, 'max_recommend_count' | 'recommend_create_count' | 'manual_recommend_count_in_user'>

/** Cap used when the server sends none (HOME-39). */
const defaultCap = 6

/** Returns today's remaining recommendations: cap minus automatic and manual ones (HOME-41, HOME-42, D-20). */
export function remainingRecommends(account: DailyCounts): number {
  const cap = account.max_recommend_count ?? defaultCap
  return Math.max(0, cap - account.recommend_create_count - account.manual_recommend_count_in_user)
}

type ManualState = Pick<Account, 'mannual_recommend' | 'manual_recommend_ticket' | 'manual_recommend_count_in_user'>

/** Whether the manual button is disabled: no tickets are left, or she may not request now (HOME-35 to HOME-38). */
export function isManualOff(account: ManualState): boolean {
  return !account.mannual_recommend || account.manual_recommend_count_in_user >= account.manual_recommend_ticket
}

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
const PremiumDialog = lazyLayer(async () => (await import('./dialogs/opening-dialogs.tsx')).PremiumDialog)

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
function sayNotNow(): void {
  void refreshAccount()
  showFlash({ text: copy.notNow, tone: 'error' })
}

/** Buttons for a recommendation by AI or by the operator (HOME-30, HOME-32 to HOME-38). One request at a time. */
function RecommendButtons() {
  const account = useAccount()
  const navigate = useNavigate()
  const [noneFound, setNoneFound] = useState(false)
  const show = (result: ResponseOf<typeof autoRecommendationEndpoint>) => {
    if (result.success) void navigate(`/profile?id=${result.recommend}`)
    else setNoneFound(result.reason === 'none')
  }
  const auto = useWrite(autoRecommendationWrite, {
    onSuccess: show,
    onError: (error) => {
      if (failureKind(error) === 'refusal') sayNotNow()
      else showFlash({ text: failureText(error, commonCopy.errorOccurred), tone: 'error' })
    },
  })
  const manual = useWrite(manualRecommendationWrite, {
    onSuccess: show,
    onError: useLeaveOnFailure(sayNotNow),
  })
  const asking = auto.isPending || manual.isPending
  const used = account.manual_recommend_count_in_user >= account.manual_recommend_ticket
  const limitReached = remainingRecommends(account) === 0

  const ask = (how: typeof auto) => {
    if (asking) return
    setNoneFound(false)
    how.mutate({})
  }

  return (
    <div className="grid gap-3 @xl:grid-cols-2 @xl:*:nth-[n+3]:col-span-2">
      <Button icon="sparkle" disabled={limitReached} busy={auto.isPending} onClick={() => ask(auto)}>
        {copy.ask}
      </Button>
      <Button tone="quiet" disabled={isManualOff(account)} busy={manual.isPending} onClick={() => ask(manual)}>
        {copy.manual(account.manual_recommend_ticket)}
      </Button>
      {limitReached && <Notice>{copy.limitReached}</Notice>}
      {!limitReached && used && <p className="text-center text-s text-ink-3">{copy.manualUsed}</p>}
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
 * The women's panel (HOME-29 to HOME-50). Status 3 and 5 offer to start recommendations, status 4 to request one. Any
 * other status, or a document not yet accepted, shows what blocks recommendations (GATE-24 to GATE-32, GATE-69).
 */
export function RecommendPanel() {
  const account = useAccount()
  const { status, age_conf: conf } = account
  const first = isFirstDay(account)
  const undecided = account.recommend_id !== null && conf === 2
  return (
    <Card as="section" aria-labelledby="recommend-heading" className="grid gap-3 overflow-hidden">
      {first && (
        <EveningPicture className="-mx-4.5 -mt-4.5 min-h-36">
          <p className="text-s phrase">{homeCopy.firstDay.lead}</p>
        </EveningPicture>
      )}
      <SectionHeading
        id="recommend-heading"
        action={
          conf === 2 && (
            <Chip tone="amber" className="num">
              {copy.remaining(remainingRecommends(account))}
            </Chip>
          )
        }
      >
        {first ? homeCopy.firstDay.title : copy.title}
      </SectionHeading>
      {conf === 2 ? (
        <div className={undecided ? besideCards : 'grid gap-3'}>
          {undecided && <UndecidedCards left={remainingRecommends(account)} />}
          <div className="@container grid content-start gap-3">
            <p className="text-s text-ink-2">
              <WholeWords words={copy.guideWords}>{copy.guide}</WholeWords>
            </p>
            <StatusBanner />
            {(status === 3 || status === 5) && <StartButton statusOld={status} />}
            {status === 4 && <RecommendButtons />}
            <p className="text-s phrase text-ink-3">{commonCopy.dailyFigures}</p>
            <p className="text-center text-xs text-ink-3">
              <ResetCountdown />
            </p>
          </div>
        </div>
      ) : (
        <>
          <StatusBanner />
          <Locked waiting={ageState(account).tone === 'waiting'} />
        </>
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
