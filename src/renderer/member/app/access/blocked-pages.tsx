import { Link } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { LockedState } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { isPaid } from '../../api/paid.ts'
import type { Account } from '../../api/queries.ts'
import { useHomeFlags } from '../../features/home/home-flags.ts'
import { usePlanState } from '../../shared/payment/plan-state.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { lockedNeeds } from './locked-needs.ts'

/** Replaces a locked page: what is missing and how to unlock it (D-30, GATE-62, GATE-73). */
export function LockedPage({ account }: { account: Account }) {
  const plan = usePlanState(account.sex === 1 && !isPaid(account))
  const needs = lockedNeeds(account, plan.state)
  const next = needs.find(({ done, waiting }) => !done && !waiting) ?? needs.find(({ done }) => !done)
  // The title depends on the plan, so nothing shows before it is loaded.
  if (plan.isPending) return null
  const ended = plan.state === 'ended' || plan.state === 'charge-failed'
  return (
    <PageBody className="@3xl:max-w-184">
      <LockedState
        title={ended ? commonCopy.locked.titleEnded : commonCopy.locked.title}
        needs={needs}
        action={
          next && (
            <Button tone={next.waiting ? 'quiet' : 'primary'} render={<Link to={next.to} />}>
              {next.button}
            </Button>
          )
        }
      >
        {account.sex === 1 ? commonCopy.lockedMan : commonCopy.lockedWoman}
      </LockedState>
    </PageBody>
  )
}

/** Redirects /home to the missing step (D-30), which then shows the flashes of the address. */
export function HomeRedirect({ to }: { to: string }) {
  useHomeFlags(to)
  return <PageSkeleton />
}
