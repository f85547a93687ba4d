import { Link } from 'react-router-dom'
import type { rankRequestEndpoint } from '../../../../contract/calls/rank.ts'
import { rankWindowMs } from '../../../../contract/rules/windows.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { formatDate, formatDateTime, formatDayHeading, formatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAccount } from '../../api/account.ts'
import { useServerNow } from '../../api/server-time.ts'
import { readSession } from '../../api/session-store.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { ladderStep } from '../../shared/open-steps.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { rankRequestWrite } from '../../shared/outcome/writes/rank.ts'
import { useIsShown } from '../../shared/use-is-shown.ts'
import { nextRank } from './rank-rules.ts'

const copy = rankCopy.request

/** Whether a request was accepted. Outside development no response is checked, so `state` may be missing (RANK-09). */
function isAccepted(response: Partial<ResponseOf<typeof rankRequestEndpoint>> | undefined): boolean {
  return response?.state === 1
}

/** Returns until when a request is too early, epoch ms, or null (RANK-06). */
function tooEarlyUntil(lastRequest: string | null, nowMs: number): number | null {
  if (!lastRequest) return null
  const until = Date.parse(lastRequest) + rankWindowMs
  return until > nowMs ? until : null
}

/** Sends a request for the next rank. Its result is told on another page too, once this one was left. */
function useRankRequest() {
  const isLeft = useIsLeft()
  const isShown = useIsShown()
  const request = useWrite(rankRequestWrite, {
    onSuccess: (response) => {
      if (!isLeft() && isShown()) return
      showFlash(isAccepted(response) ? { text: copy.accepted } : { text: copy.later, tone: 'error' })
    },
    failureOf: () => copy.later,
  })
  const accepted = isAccepted(request.data)
  return {
    accepted,
    failed: request.isError || (request.isSuccess && !accepted),
    isSending: request.isPending,
    send: () => {
      const { uid, client, 'access-token': token } = readSession()
      request.mutate({ uid, client, 'access-token': token })
    },
  }
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
  const isOnRegularRank = nextRank(rank) && account.twitterid
  const needsReason = !applicatable && !isUnderReview && rank !== 'SSS'
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
