import { Link } from 'react-router-dom'
import { type Rank, ranks } from '../../../../contract/enums/member.ts'
import { rankWindowMs } from '../../../../contract/rules/windows.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { formatDate, formatDateTime, formatDayHeading, formatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { PageBody, Columns } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { readSession } from '../../api/session-store.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { ladderStep } from '../../shared/open-steps.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { rankRequestWrite } from '../../shared/outcome/writes/account.ts'
import { criteriaLeft, CriteriaList, nextRank } from './rank-criteria.tsx'
import { RankStair } from './rank-stair.tsx'

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

/** Regular ranks, from the lowest. */
const path = ranks.slice(ranks.indexOf('E'))

/** All regular ranks with the present and the next one. Decorative: both stand in the picture's text. */
function RankPath({ rank }: { rank: Rank }) {
  // Below 0 on the ladder that leads to E.
  const at = ranks.indexOf(rank) - ranks.indexOf('E')
  return (
    <ol aria-hidden className="relative grid grid-cols-11 text-center text-xs text-ink-3">
      <li className="absolute inset-x-[4.5%] top-1 h-0.5 bg-line-strong" />
      {path.map((name, index) => (
        <li
          key={name}
          className={`relative grid justify-items-center gap-1.5 ${index === at ? 'font-semibold text-plum' : index === at + 1 ? 'font-semibold text-ink' : ''}`}
        >
          <span
            className={`size-2.5 rounded-full ${index <= at ? 'bg-plum' : 'bg-surface inset-ring-2'} ${index === at ? 'ring-4 ring-plum-soft' : index === at + 1 ? 'inset-ring-lantern-ink' : 'inset-ring-line-strong'}`}
          />
          {name}
        </li>
      ))}
    </ol>
  )
}

interface RankPictureProps {
  rank: Rank
  /** Null above the last rank. */
  next: Rank | null
  /** Whether each criterion of the next rank is met. */
  met: readonly boolean[]
}

/** The present and the next rank on the stair, and their place on the path. */
function RankPicture({ rank, next, met }: RankPictureProps) {
  const corners = ['start-4 bottom-2.5', 'end-4 top-2.5'] as const
  return (
    <>
      <div className="relative aspect-[350/206] max-h-80 w-full overflow-hidden rounded-l text-on-photo">
        <RankStair rank={rank} next={next} criteria={met} />
        <p className={`absolute text-xs ${corners[next ? 0 : 1]}`}>
          {copy.current}
          <span className="sr-only">{rank}</span>
        </p>
        {next && (
          <p className={`absolute text-xs ${corners[1]}`}>
            {copy.next}
            <span className="sr-only">{next}</span>
          </p>
        )}
      </div>
      <RankPath rank={rank} />
    </>
  )
}

/** Page /rankrequest: current rank, criteria of the next rank, and the request (RANK-01 to RANK-11). */
export function RankRequestPage() {
  const { rank, rc } = useAccount()
  const next = nextRank(rank)
  if (!rank || !next || rc.length === 0) {
    return (
      <PageBody>
        <div className="grid grid-cols-1 gap-4 @3xl:mx-auto @3xl:w-full @3xl:max-w-160">
          {rank && <RankPicture rank={rank} next={ranks[ranks.indexOf(rank) + 1] ?? null} met={[]} />}
          {rank === 'SSS' && <p className="text-center text-s phrase text-ink-2">{copy.highest}</p>}
          <RequestPanel left={0} />
        </div>
      </PageBody>
    )
  }
  return (
    <PageBody>
      <Columns
        aside={
          <>
            <CriteriaList next={next} criteria={rc} />
            <RequestPanel left={criteriaLeft(next, rc)} />
          </>
        }
      >
        <RankPicture rank={rank} next={next} met={rc.map(({ active_flag: active }) => active)} />
      </Columns>
    </PageBody>
  )
}
