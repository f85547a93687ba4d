import { rankCopy } from '../../../../lib/copy/rank.ts'
import type { Account } from '../../../api/account.ts'
import { documentState } from '../../../shared/document-state.ts'
import { ladderStep, ladderSteps } from '../../../shared/open-steps.ts'
import { unpaidCopy as copy } from '../copy.ts'

export interface Step {
  readonly text: string
  readonly done: boolean
  /** Handed in and under review. */
  readonly waiting: boolean
  /** Null while the step is not open yet: the last two of the ladder stand on home, which opens with the plan. */
  readonly to: string | null
}

/** Steps of a man before introductions begin: done ones, the plan that this page is about, then all others (D-125). */
export function stepsOfUnpaid(
  account: Pick<Account, 'rank' | 'twitterid' | 'age_conf' | 'age_conf_file'>,
): readonly Step[] {
  const next = ladderStep(account)
  const open = next === null ? ladderSteps.length : ladderSteps.indexOf(next)
  const ladder = (step: (typeof ladderSteps)[number], to: string | null): Step => ({
    text: rankCopy.ladder[step].title,
    done: ladderSteps.indexOf(step) < open,
    waiting: false,
    to,
  })
  const document = documentState(account)
  const steps: Step[] = [
    ladder('profile', '/partialform'),
    ladder('videos', '/maletutorial'),
    {
      text: document === 'review' ? copy.documentWaiting : copy.document,
      done: document === 'verified',
      waiting: document === 'review',
      to: '/age_confirmation',
    },
    ladder('introduction', null),
    ladder('social', null),
  ]
  const plan: Step = { text: copy.plan, done: false, waiting: false, to: '/payment_select' }
  return [...steps.filter(({ done }) => done), plan, ...steps.filter(({ done }) => !done)]
}
