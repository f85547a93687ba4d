import { Link } from 'react-router-dom'
import { rankWindowMs } from '../../../../contract/rules/windows.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { formatDate, formatDateTime, formatDayHeading, formatTime, toEpochMs } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAccount } from '../../api/account.ts'
import { useServerNow } from '../../api/server-time.ts'
import { ladderStep } from '../../shared/open-steps.ts'
import { nextRank, topRank } from '../../shared/rank-rules.ts'
import { useRankRequest } from './use-rank-request.ts'

const copy = rankCopy.request

/** Returns until when a request is too early, epoch ms, or null (RANK-06). */
function tooEarlyUntil(lastRequest: string | null, nowMs: number): number | null {
  if (!lastRequest) return null
  const until = toEpochMs(lastRequest) + rankWindowMs
  return until > nowMs ? until : null
}

interface RequestPanelProps {
  /** Number of criteria of the next rank that are still to be met; 0 also without a next rank. */
  openCriteria: number
}

/** Button for the next rank while `applicatable` is set, else the reason (RANK-04 to RANK-11, D-129). */
export function RequestPanel({ openCriteria }: RequestPanelProps) {
  const account = useAccount()
  const now = useServerNow(30_000)
  const { accepted, failed, isSending, send } = useRankRequest()
  const { last_application_date: last, rank, applicatable } = account
  const isUnderReview = account.rank_req_flag === 1
  const nextRequestAt = tooEarlyUntil(last, now)
  const isOnRegularRank = nextRank(rank) !== null && Boolean(account.twitterid)
  const needsReason = !applicatable && !isUnderReview && rank !== topRank
  return (
    <section aria-label={copy.title} className="grid content-start gap-3">
      {accepted && (
        <Notice tone="good" live>
          {copy.accepted}
        </Notice>
      )}
      {failed && (
        <Notice tone="alarm" live>
          {copy.later}
        </Notice>
      )}
      {isUnderReview && <Notice title={copy.underReview}>{copy.underReviewText}</Notice>}
      {last && !isUnderReview && rank && (
        <p className="text-center text-s phrase text-ink-2 num">{copy.lastResult(formatDate(last), rank)}</p>
      )}
      {applicatable && <RequestButton openCriteria={openCriteria} nowMs={now} busy={isSending} onSend={send} />}
      {nextRequestAt !== null && (
        <p className="text-center text-s text-ink-3 num">{copy.availableAgain(formatDateTime(nextRequestAt))}</p>
      )}
      {nextRequestAt === null && needsReason && (
        <p className="text-center text-s phrase text-ink-2">{isOnRegularRank ? copy.interval : copy.notYet}</p>
      )}
      {ladderStep(account) && (
        <TextLink className="justify-self-center" render={<Link to="/home" />}>
          {copy.toSteps}
        </TextLink>
      )}
    </section>
  )
}

interface RequestButtonProps extends RequestPanelProps {
  nowMs: number
  busy: boolean
  onSend: () => void
}

/** The button, and what a request costs: with open criteria it is refused, and the next one can be made after a week. */
function RequestButton({ openCriteria, nowMs, busy, onSend }: RequestButtonProps) {
  const nextChance = nowMs + rankWindowMs
  return (
    <>
      {openCriteria > 0 && (
        <p className="text-center phrase">
          <span className="font-semibold num">{copy.left(openCriteria)}</span>
          {copy.costsTheWeek}
        </p>
      )}
      <Button tone={openCriteria > 0 ? 'quiet' : 'primary'} busy={busy} onClick={onSend}>
        {copy.submit}
      </Button>
      <p className="text-center text-s text-ink-3 num">
        {openCriteria > 0 ? copy.nextChance(formatDayHeading(nextChance), formatTime(nextChance)) : copy.interval}
      </p>
    </>
  )
}
