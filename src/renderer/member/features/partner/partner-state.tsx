import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { profileCopy, subProfileCopy } from '../../../lib/copy/profile.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { formatMonthDay } from '../../../lib/date-ja.ts'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { holdEndMs, isHoldEnding } from '../../shared/hold-end.ts'
import { isLikedMeanwhile } from '../../shared/pairing-progress.ts'
import type { Couple } from './agreement/couple.ts'
import { AgreementRow } from './common-answers.tsx'
import type { PairingActions } from './pairing-actions.ts'

const copy = recommendationCopy.decision

/** Returns the status text. Adds the day of the match while no message hides that time (ENTITY2-37). */
function matchedOn({ last_message: message, status, timestamp }: RecommendRow): string {
  return message === '' ? `${status} ${formatMonthDay(timestamp)}` : status
}

/** Remaining time of a hold, amber on the last day (REC-67, D-11, D-71). */
function HoldNote({ recommend }: { recommend: RecommendRow }) {
  const nowMs = useServerNow(30_000)
  return (
    <Notice
      tone={isHoldEnding(recommend, nowMs) ? 'warn' : 'info'}
      title={
        <Countdown
          targetMs={holdEndMs(recommend.timestamp)}
          nowMs={nowMs}
          format={copy.holdRemaining}
          doneText={recommend.status}
        />
      }
    />
  )
}

interface PartnerStateProps {
  couple: Couple
  beside: boolean
  recommend: RecommendRow
  actions: PairingActions
}

/** State of the pairing at the head of a profile: chips, agreement, and why something can or cannot be chosen. */
export function PartnerState({ couple, beside, recommend, actions }: PartnerStateProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {/* Every visible member is verified. */}
        <Chip tone="leaf" icon="shield">
          {profileCopy.verified}
        </Chip>
        <Chip tone={actions.choice && !actions.chat ? 'amber' : 'neutral'} className="num">
          {beside ? matchedOn(recommend) : recommend.status}
        </Chip>
        {isLikedMeanwhile(recommend) && (
          <Chip tone="rose" icon="heart-filled">
            {subProfileCopy.like.answer.due.liked}
          </Chip>
        )}
      </div>
      {!beside && <AgreementRow couple={couple} />}
      {recommend.status_n === StatusN.held && couple.sex === Sex.woman && <HoldNote recommend={recommend} />}
      {actions.waiting && <Notice>{copy.waiting}</Notice>}
      {actions.over && (
        <Notice action={<TextLink render={<Link to="/payment_select" />}>{copy.toPlans}</TextLink>}>{copy.over}</Notice>
      )}
      {actions.choice && recommend.status_n === StatusN.noMatch && <Notice>{copy.redoNote}</Notice>}
    </>
  )
}
