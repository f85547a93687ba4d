import { Link } from 'react-router-dom'
import { rankWindowMs } from '../../../../contract/rules/windows.ts'
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
import { nextRank } from './rank-rules.ts'

const copy = rankCopy.request

/** Button for the next rank while `applicatable` is set, else the reason (RANK-04 to RANK-11, D-129). */
export function RequestPanel({ left }: { left: number }) {
  const account = useAccount()
  const now = useServerNow(30_000)
  const isLeft = useIsLeft()
  const request = useWrite(rankRequestWrite, {
    onSuccess: ({ state }) => {
      if (isLeft()) showFlash(state === 1 ? { text: copy.accepted } : { text: copy.later, tone: 'error' })
    },
    failureOf: () => copy.later,
  })
  const accepted = request.data?.state === 1
  // RANK-09: a response without data counts as a failure.
  const failed = request.isError || (request.isSuccess && !accepted)
  const send = () => {
    const { uid, client, 'access-token': token } = readSession()
    request.mutate({ uid, client, 'access-token': token })
  }
  const { last_application_date: last, rank_req_flag: reviewing, rank } = account
  const again = last && Date.parse(last) + rankWindowMs
  const closed = again && again > now ? again : null
  const open = left > 0
  const chance = now + rankWindowMs
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
      {reviewing === 1 && <Notice title={copy.underReview}>{copy.underReviewText}</Notice>}
      {last && reviewing === 0 && rank && (
        <p className="text-center text-s phrase text-ink-2 num">{copy.lastResult(formatDate(last), rank)}</p>
      )}
      {account.applicatable && (
        <>
          {open && (
            <p className="text-center phrase">
              <span className="font-semibold num">{copy.left(left)}</span>
              {copy.costsTheWeek}
            </p>
          )}
          <Button tone={open ? 'quiet' : 'primary'} busy={request.isPending} onClick={send}>
            {copy.submit}
          </Button>
          <p className="text-center text-s text-ink-3 num">
            {open ? copy.nextChance(formatDayHeading(chance), formatTime(chance)) : copy.interval}
          </p>
        </>
      )}
      {closed !== null ? (
        <p className="text-center text-s text-ink-3 num">{copy.availableAgain(formatDateTime(closed))}</p>
      ) : (
        !account.applicatable &&
        rank !== 'SSS' &&
        reviewing === 0 && (
          <p className="text-center text-s phrase text-ink-2">
            {nextRank(rank) && account.twitterid ? copy.interval : copy.notYet}
          </p>
        )
      )}
      {ladderStep(account) && (
        <TextLink className="justify-self-center" render={<Link to="/home" />}>
          {copy.toSteps}
        </TextLink>
      )}
    </section>
  )
}
