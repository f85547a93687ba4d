import { FemaleStatus } from '../../../../../contract/enums/member.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Card, SectionHeading } from '../../../../ui/base/card.tsx'
import { EveningPicture } from '../../../../ui/brand/scenes.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { WholeWords } from '../../../../ui/list/whole-words.tsx'
import { useAccount } from '../../../api/account.ts'
import { isFirstDay } from '../is-first-day.ts'
import { capOf, guidedRecommends, remainingRecommends } from './daily-recommends.ts'
import { PremiumButton } from './premium-button.tsx'
import { RecommendButtons } from './recommend-buttons.tsx'
import { ResetCountdown } from './reset-countdown.tsx'
import { StartButton } from './start-button.tsx'
import { StatusBanner } from './status-banner.tsx'
import { UndecidedMen } from './undecided-men.tsx'
import { useUndecidedMen } from './use-undecided-men.ts'

const copy = homeCopy.recommend

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
  const mayStart = status === FemaleStatus.ready || status === FemaleStatus.paused
  const left = mayAsk ? remainingRecommends(account) : 0
  return (
    <Card as="section" aria-labelledby="recommend-heading" className="grid gap-3 overflow-hidden">
      {isFirst && (
        <EveningPicture className="-mx-4.5 -mt-4.5 min-h-36">
          <p className="text-s phrase">{homeCopy.firstDay.lead}</p>
        </EveningPicture>
      )}
      <SectionHeading id="recommend-heading" action={mayAsk && <RemainingChip left={left} />}>
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
          {mayAsk && <Requests left={left} />}
        </div>
      </div>
      {(mayAsk || mayStart) && <PremiumButton />}
      <p className="text-s phrase text-ink-3">{commonCopy.dailyFigures}</p>
    </Card>
  )
}

function RemainingChip({ left }: { left: number }) {
  return (
    <Chip tone="amber" className="num">
      {copy.remaining(left)}
    </Chip>
  )
}

/** What an active woman can ask for today: a guide while some are left, the buttons, and the time until the reset. */
function Requests({ left }: { left: number }) {
  const account = useAccount()
  return (
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
  )
}
