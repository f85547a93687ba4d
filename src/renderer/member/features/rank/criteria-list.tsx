import type { Rank } from '../../../../contract/enums/member.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import type { Account } from '../../api/account.ts'
import { criteriaNeeded } from './next-rank.ts'

const copy = rankCopy.request

interface CriteriaListProps {
  next: Rank
  criteria: Account['rc']
}

/** What the next rank asks for, and what of it is reached (RANK-02, RANK-03). */
export function CriteriaList({ next, criteria }: CriteriaListProps) {
  const reached = criteria.filter(({ active_flag: active }) => active).length
  const needed = criteriaNeeded(next, criteria.length)
  return (
    <Card as="section" aria-labelledby="criteria" className="grid gap-3">
      <SectionHeading id="criteria" action={<span className="num">{`${reached}／${criteria.length}`}</span>}>
        {copy.criteria}
      </SectionHeading>
      <p className="text-s text-ink-2">{copy.criteriaNeeded(needed, criteria.length)}</p>
      <ul className="divide-y divide-line">
        {criteria.map(({ text, active_flag: active }) => (
          <li key={text} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2">
            <Icon
              name={active ? 'check' : 'minus'}
              size={18}
              className={active ? 'text-leaf' : 'text-ink-3'}
            />
            <span className="min-w-0 flex-[1_1_9em]">{text}</span>
            <span className={`ms-auto shrink-0 text-s ${active ? 'text-leaf' : 'text-ink-3'}`}>
              {active ? copy.fulfilled : copy.open}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
