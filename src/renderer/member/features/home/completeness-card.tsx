import { completenessGroups, completenessItems } from '../../../../contract/enums/completeness.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx'
import { type Account, useAccount } from '../../api/account.ts'
import { TaskRow } from './task-row.tsx'

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

const copy = homeCopy.completeness

/** Completeness ring of a paid man's profile: points of 100 and five steps (HOME-15 to HOME-28). */
export function CompletenessCard() {
  const { profile_complete_rate: rate } = useAccount()
  const steps = completenessSteps(rate)
  return (
    <Card as="section" aria-labelledby="completeness-heading" className="grid gap-3">
      <div className="flex items-center gap-4">
        <ProgressRing value={rate.point / 100} label={copy.title} steps={steps.map(({ done }) => done)} />
        <div className="min-w-0">
          <h2 id="completeness-heading">{copy.title}</h2>
          <p className="text-s text-ink-2">{rate.point >= 100 ? copy.full : copy.lead}</p>
        </div>
      </div>
      <ul className="-mb-2.5 divide-y divide-line">
        {steps.map(({ text, to, done }) => (
          <TaskRow key={text} to={to} className="min-h-11 flex-wrap gap-x-3">
            <Icon name={done ? 'check' : 'edit'} size={18} className={done ? 'text-leaf' : 'text-ink-3'} />
            <span className="flex-1">{text}</span>
            <span className={`text-s ${done ? 'text-ink-3' : 'font-medium text-plum'}`}>
              {done ? copy.stepDone : copy.stepOpen}
            </span>
          </TaskRow>
        ))}
      </ul>
    </Card>
  )
}
