import { Link } from 'react-router-dom'
import { type Rank, ranks } from '../../../../contract/enums/member.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { type Account, useAccount } from '../../api/account.ts'
import { ladderStep, ladderSteps } from '../../shared/open-steps.ts'
import { nextRank, rankProgress } from '../../shared/rank-rules.ts'

const copy = rankCopy.tile

const highest = ranks.at(-1)

/**
 * Returns how many of the five steps a man has completed: H, G, F, E and the end of the ladder (RANK-50, RANK-51). A
 * man at E has finished once his social account is known (RANK-20). Every higher rank counts as finished.
 */
export function rankSteps({ rank, twitterid }: Pick<Account, 'rank' | 'twitterid'>): number {
  const step = ladderStep({ rank, twitterid })
  return step === null ? ladderSteps.length + 1 : ladderSteps.indexOf(step) + 1
}

/** A man's rank and his progress on the first ladder (HOME-86, RANK-50, RANK-51). */
export function RankTile() {
  const account = useAccount()
  const done = rankSteps(account)
  return (
    <Card as="section" aria-labelledby="rank-heading" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="rank-heading" className="flex items-baseline gap-2.5">
          {copy.title}
          <span className="font-display text-2xl/none text-plum">{account.rank}</span>
        </h2>
        <TextLink render={<Link to="/rankrequest" />}>{copy.toRequest}</TextLink>
      </div>
      {/* A rank above the ladder has its own way; the first steps are behind it. */}
      {done < copy.steps.length && (
        <ol aria-label={copy.stepOf(done, copy.steps.length)} className="grid grid-cols-5 gap-1.5">
          {copy.steps.map((text, index) => (
            <li
              key={text}
              aria-current={index === done - 1 ? 'step' : undefined}
              className="grid gap-1 text-center text-xs text-ink-3 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <span className={`h-1.5 rounded-full ${index < done ? 'bg-lantern' : 'bg-sunken'}`} />
              {text}
            </li>
          ))}
        </ol>
      )}
      {done === copy.steps.length && <NextRank rank={account.rank} criteria={account.rc} />}
    </Card>
  )
}

/** Progress to the next rank, above the ladder: of the criteria that it needs (RANK-03, RANK-12 to RANK-15). */
function NextRank({ rank, criteria }: { rank: Rank | null; criteria: Account['rc'] }) {
  if (rank === highest) return <p className="text-s text-ink-2">{rankCopy.request.highest}</p>
  const next = nextRank(rank)
  if (next === null || criteria.length === 0) return null
  const { met, needed } = rankProgress(next, criteria)
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 text-s text-ink-2">
        {rankCopy.request.criteria}
        <span className="num">{copy.reached(met, needed)}</span>
      </p>
      <ProgressBar value={met / needed} label={rankCopy.request.criteria} />
    </div>
  )
}
