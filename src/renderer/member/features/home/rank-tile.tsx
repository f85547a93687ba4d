import { Link } from 'react-router-dom'
import { completenessGroups, completenessItems } from '../../../../contract/enums/completeness.ts'
import { ladderRanks, ranks } from '../../../../contract/enums/member.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { ProgressRing, ProgressBar } from '../../../ui/feedback/progress.tsx'
import { type Account, useAccount } from '../../api/queries.ts'
import { TaskRow } from './first-steps.tsx'

interface CompletenessStep {
  readonly text: string
  readonly to: string
  readonly done: boolean
}

/** Returns the five steps of the ring: groups of L-8, done when all their items are reached (HOME-26, HOME-28). */
export function completenessSteps(rate: Account['profile_complete_rate']): readonly CompletenessStep[] {
  return completenessGroups.map(({ key, title, path }) => ({
    text: title,
    to: path,
    done: completenessItems.every(({ item, group }) => group !== key || rate[item]),
  }))
}

const completenessCopy = homeCopy.completeness

/** Completeness ring of a paid man's profile: points of 100 and five steps (HOME-15 to HOME-28). */
export function CompletenessCard() {
  const { profile_complete_rate: rate } = useAccount()
  const steps = completenessSteps(rate)
  return (
    <Card as="section" aria-labelledby="completeness-heading" className="grid gap-3">
      <div className="flex items-center gap-4">
        <ProgressRing value={rate.point / 100} label={completenessCopy.title} steps={steps.map(({ done }) => done)} />
        <div className="min-w-0">
          <h2 id="completeness-heading">{completenessCopy.title}</h2>
          <p className="text-s text-ink-2">{rate.point >= 100 ? completenessCopy.full : completenessCopy.lead}</p>
        </div>
      </div>
      <ul className="-mb-2.5 divide-y divide-line">
        {steps.map(({ text, to, done }) => (
          <TaskRow key={text} to={to} className="min-h-11 flex-wrap gap-x-3">
            <Icon name={done ? 'check' : 'edit'} size={18} className={done ? 'text-leaf' : 'text-ink-3'} />
            <span className="flex-1">{text}</span>
            <span className={`text-s ${done ? 'text-ink-3' : 'font-medium text-plum'}`}>
              {done ? completenessCopy.stepDone : completenessCopy.stepOpen}
            </span>
          </TaskRow>
        ))}
      </ul>
    </Card>
  )
}

/**
 * Returns how many of the five steps a man has completed: H, G, F, E and the end of the ladder (RANK-50, RANK-51). A
 * man at E has finished once his social account is known (RANK-20). Every higher rank counts as finished.
 */
export function rankSteps({ rank, twitterid }: Pick<Account, 'rank' | 'twitterid'>): number {
  const step = ladderRanks.findIndex((ladder) => ladder === rank)
  if (rank === 'E') return twitterid ? ladderRanks.length + 1 : ladderRanks.length
  return step === -1 ? ladderRanks.length + 1 : step + 1
}

export function hasFinishedLadder(account: Pick<Account, 'rank' | 'twitterid'>): boolean {
  return rankSteps(account) > ladderRanks.length
}

const copy = rankCopy.tile

const highest = ranks.at(-1)

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
      {done === copy.steps.length && <NextRank criteria={account.rc} highest={account.rank === highest} />}
    </Card>
  )
}

/** Progress to the next rank, above the ladder (RANK-03). */
function NextRank({ criteria, highest: top }: { criteria: Account['rc']; highest: boolean }) {
  if (top) return <p className="text-s text-ink-2">{rankCopy.request.highest}</p>
  if (criteria.length === 0) return null
  const reached = criteria.filter(({ active_flag: active }) => active).length
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 text-s text-ink-2">
        {rankCopy.request.criteria}
        <span className="num">{copy.reached(reached, criteria.length)}</span>
      </p>
      <ProgressBar value={reached / criteria.length} label={rankCopy.request.criteria} />
    </div>
  )
}
