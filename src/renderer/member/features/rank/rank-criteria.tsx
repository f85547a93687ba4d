import { Link } from 'react-router-dom'
import { type Rank } from '../../../../contract/enums/member.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import type { Account } from '../../api/account.ts'
import { criteriaLeft, criteriaNeeded } from '../../shared/rank-rules.ts'
import { wayToMeet } from './criterion-way.ts'

const copy = rankCopy.request

interface CriteriaProps {
  next: Rank
  criteria: Account['rc']
}

/** Criteria of the next rank: reached ones are marked, open ones lead to their place (RANK-02, RANK-03, D-129). */
export function CriteriaList({ next, criteria }: CriteriaProps) {
  const reached = criteria.filter(({ active_flag: active }) => active).length
  const needed = criteriaNeeded(next, criteria.length)
  const left = criteriaLeft(next, criteria)
  const leading = left === 0 ? undefined : criteria.find(({ text, active_flag: active }) => !active && wayToMeet(text))
  return (
    <Card as="section" space="none" aria-labelledby="criteria-heading" className="content-start divide-y divide-line">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4.5 py-3.5">
        <div className="min-w-0 flex-[1_1_12em]">
          <h2 id="criteria-heading">{copy.criteriaOf(next)}</h2>
          <p className="text-s phrase text-ink-2">{copy.criteriaNeeded(needed, criteria.length)}</p>
        </div>
        <p className="num">
          <span className="text-l font-semibold">{reached}</span>
          <span className="text-s text-ink-2">／{criteria.length}</span>
        </p>
      </div>
      <ul className="divide-y divide-line">
        {criteria.map((one) => (
          <Criterion key={one.text} criterion={one} leading={one === leading} />
        ))}
      </ul>
    </Card>
  )
}

interface CriterionProps {
  criterion: Account['rc'][number]
  /** The one open criterion with the main button. */
  leading: boolean
}

const marks = {
  reached: { icon: 'check', style: 'bg-leaf-soft text-leaf' },
  open: { icon: 'minus', style: 'bg-surface text-lantern-ink inset-ring-[1.5px] inset-ring-lantern-ink' },
} as const

function Criterion({ criterion: { text, active_flag: isReached }, leading }: CriterionProps) {
  const way = isReached ? undefined : wayToMeet(text)
  const { icon, style } = marks[isReached ? 'reached' : 'open']
  return (
    <li
      className={`flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4.5 py-2 ${leading ? 'bg-lantern-soft' : ''}`}
    >
      <span className={`grid size-6 shrink-0 place-items-center rounded-full ${style}`}>
        <Icon name={icon} size={15} />
      </span>
      <span className="min-w-0 flex-[1_1_9em]">
        <span className={leading ? 'font-semibold' : ''}>{text}</span>
        {way && <span className="block text-xs text-ink-2">{copy.open}</span>}
      </span>
      {way ? (
        <Button tone={leading ? 'primary' : 'quiet'} size="m" className="ms-auto" render={<Link to={way.to} />}>
          {way.text}
        </Button>
      ) : (
        <span className={`ms-auto shrink-0 text-s ${isReached ? 'text-leaf' : 'text-ink-3'}`}>
          {isReached ? copy.fulfilled : copy.open}
        </span>
      )}
    </li>
  )
}
