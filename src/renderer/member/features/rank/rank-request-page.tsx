import { Link } from 'react-router-dom'
import { type Rank, ranks } from '../../../../contract/enums/member.ts'
import { rankWindowMs } from '../../../../contract/rules/windows.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { TextLink, PageBody, SectionCard, Card } from '../../../ui/navigation/page-body.tsx'
import { type Account, useAccount } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { readSession } from '../../api/session-store.ts'
import { ladderStep } from '../../shared/open-steps.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { rankRequestWrite } from '../../shared/outcome/writes/account.ts'

/** Returns the next rank, from E on. Returns null at the top, on the ladder below E and without a rank. */
export function nextRank(rank: Rank | null): Rank | null {
  const place = ranks.findIndex((known) => known === rank)
  return place < ranks.indexOf('E') ? null : (ranks[place + 1] ?? null)
}

/** Returns how many criteria a rank needs: C 4, C+ 5, B 4, all others the total (D-33, RANK-12 to RANK-15). */
export function criteriaNeeded(next: Rank, total: number): number {
  const given: Partial<Record<Rank, number>> = { C: 4, 'C+': 5, B: 4 }
  return given[next] ?? total
}

const copy = rankCopy.request

/** Criteria of the next rank, with the reached ones marked (RANK-02, RANK-03). */
export function CriteriaList({ next, criteria }: { next: Rank; criteria: Account['rc'] }) {
  const reached = criteria.filter(({ active_flag: active }) => active).length
  const needed = criteriaNeeded(next, criteria.length)
  return (
    <SectionCard title={copy.criteria} action={<span className="num">{`${reached}／${criteria.length}`}</span>}>
      <p className="text-s text-ink-2">{copy.criteriaNeeded(needed, criteria.length)}</p>
      <ul className="divide-y divide-line">
        {criteria.map(({ text, active_flag: active }) => (
          <li key={text} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2">
            <Icon name={active ? 'check' : 'minus'} size={18} className={active ? 'text-leaf' : 'text-ink-3'} />
            <span className="min-w-0 flex-[1_1_9em]">{text}</span>
            <span className={`ms-auto shrink-0 text-s ${active ? 'text-leaf' : 'text-ink-3'}`}>
              {active ? copy.fulfilled : copy.open}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** Button for the next rank while `applicatable` is set, else the reason (RANK-04 to RANK-11). */
export function RequestPanel() {
  const account = useAccount()
  const now = useServerNow(30_000)
  const request = useWrite(rankRequestWrite)
  const accepted = request.data?.state === 1
  // RANK-09: a response without data counts as a failure.
  const failed = request.isError || (request.isSuccess && !accepted)
  const send = () => {
    const { uid, client, 'access-token': token } = readSession()
    request.mutate({ uid, client, 'access-token': token })
  }
  const again = account.last_application_date && Date.parse(account.last_application_date) + rankWindowMs
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
      {account.rank_req_flag === 1 && <Notice title={copy.underReview}>{copy.underReviewText}</Notice>}
      {account.applicatable && (
        <Button busy={request.isPending} onClick={send}>
          {copy.submit}
        </Button>
      )}
      {again && again > now ? (
        <p className="text-center text-s text-ink-3">{copy.availableAgain(formatDateTime(again))}</p>
      ) : (
        !account.applicatable &&
        account.rank !== 'SSS' &&
        account.rank_req_flag === 0 && (
          <p className="text-center text-s phrase text-ink-2">
            {nextRank(account.rank) && account.twitterid ? copy.interval : copy.notYet}
          </p>
        )
      )}
      {account.applicatable && <p className="text-center text-s text-ink-3">{copy.interval}</p>}
      {ladderStep(account) && (
        <TextLink className="justify-self-center" render={<Link to="/home" />}>
          {copy.toSteps}
        </TextLink>
      )}
    </section>
  )
}

/** Page /rankrequest: current rank, criteria of the next rank, and the request (RANK-01 to RANK-11). */
export function RankRequestPage() {
  const { rank, rc } = useAccount()
  const next = nextRank(rank)
  const criteria = next && rc.length > 0 ? <CriteriaList next={next} criteria={rc} /> : null
  return (
    <PageBody>
      <div
        className={`grid grid-cols-1 gap-4 ${criteria ? '@3xl:grid-cols-[minmax(0,1fr)_17rem] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-5 @3xl:*:col-start-2 @3xl:*:nth-2:col-start-1 @3xl:*:nth-2:row-span-2 @3xl:*:nth-2:row-start-1 @5xl:grid-cols-[minmax(0,1fr)_24rem] @6xl:gap-x-8' : '@3xl:mx-auto @3xl:w-full @3xl:max-w-120'}`}
      >
        <Card className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 py-6 text-center">
          <RankMark label={copy.current} rank={rank ?? ''} />
          {next && (
            <>
              <span aria-hidden className="text-xl text-ink-3">
                →
              </span>
              <RankMark label={copy.next} rank={next} faint />
            </>
          )}
        </Card>
        {rank === 'SSS' && <p className="text-center text-s phrase text-ink-2">{copy.highest}</p>}
        {criteria}
        <RequestPanel />
      </div>
    </PageBody>
  )
}

function RankMark({ label, rank, faint = false }: { label: string; rank: string; faint?: boolean }) {
  return (
    <p className="col-auto grid gap-1 only:col-span-3">
      <span className="text-s text-ink-3">{label}</span>
      <strong className={`font-display text-2xl font-normal ${faint ? 'text-ink-3' : 'text-plum'}`}>{rank}</strong>
    </p>
  )
}
