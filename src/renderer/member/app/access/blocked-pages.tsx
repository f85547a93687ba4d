import { Link } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'
import { Button } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { LockedState } from '../../../ui/feedback/locked-state.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import type { Account } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { useHomeFlags } from '../../features/home/home-flags.ts'
import { useGoBack } from '../../shared/navigation.ts'
import { pairingsPath } from '../../shared/pairing-address.ts'
import { usePlanState } from '../../shared/payment/plan-state.ts'
import type { RouteEntry } from '../routing/route-table.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'
import { lockedNeeds, lockedTitle } from './locked-needs.ts'
import { OperatorCard } from './operator-card.tsx'

/** Routes whose lock keeps the way to the operator, who writes to locked members too (D-128). */
const withOperator: ReadonlySet<string> = new Set(['Recommends', 'RecommendsMale', 'chat'])

/** Routes that show cards behind their lock; the others show rows. */
const withCards: ReadonlySet<string> = new Set(['Timeline', 'Profile', 'ProfileFemale', 'Subprofile'])

interface LockedPageProps {
  account: Account
  route: RouteEntry
}

/** Replaces a locked page: what is missing and how to unlock it (D-30, GATE-62, GATE-73). */
export function LockedPage({ account, route }: LockedPageProps) {
  const plan = usePlanState(account.sex === Sex.man && !isPaid(account))
  // The title depends on the plan.
  if (plan.isPending) return <PageSkeleton />
  const hasOperator = withOperator.has(route.name)
  // If the plan cannot be read, the lock claims no more than that it is not confirmed.
  const needs = lockedNeeds(account, plan.state ?? 'charge-failed')
  const open = needs.filter(({ done }) => !done)
  const next = open.find(({ waiting }) => !waiting) ?? open[0]
  return (
    <>
      {route.chrome === 'none' && <LockedBar sex={account.sex} />}
      <PageBody className={`flex-1 content-stretch! ${hasOperator ? 'grid-rows-[auto_1fr]' : 'grid-rows-[1fr]'}`}>
        {hasOperator && <OperatorCard />}
        <LockedState
          title={lockedTitle(needs)}
          needs={open.length > 1 ? needs : []}
          behind={withCards.has(route.name) ? 'cards' : 'rows'}
          remembered={plan.state === 'ended' || plan.state === 'charge-failed'}
          action={
            next && (
              <Button tone={next.waiting ? 'quiet' : 'primary'} render={<Link to={next.to} />}>
                {next.button}
              </Button>
            )
          }
        >
          {account.sex === Sex.man ? commonCopy.lockedMan : commonCopy.lockedWoman}
        </LockedState>
      </PageBody>
    </>
  )
}

/** Bar of a page that otherwise brings its own: the chat. */
function LockedBar({ sex }: { sex: Sex }) {
  return (
    <PageHeader
      leading={<IconButton icon="back" label={commonCopy.button.back} onClick={useGoBack(pairingsPath(sex))} />}
      title={pageTitles['/chat']}
    />
  )
}

/** Redirects /home to the missing step (D-30), which then shows the flashes of the address. */
export function HomeRedirect({ to }: { to: string }) {
  useHomeFlags(to)
  return <PageSkeleton />
}
