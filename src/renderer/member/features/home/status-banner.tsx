import { Link } from 'react-router-dom'
import { Sex, FemaleStatus } from '../../../../contract/enums/member.ts'
import { gateCopy } from '../../../lib/copy/gate.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { accountQuery, queryClient, refreshAccount, useAccount } from '../../api/queries.ts'
import { showFlash } from '../../shared/flash.ts'
import { useLeaveOnFailure } from '../../shared/lead-away.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { activateRecommendationWrite } from '../../shared/outcome/writes/recommendation.ts'

/** After a refused start, reads the account again and says whether the recommendations run (D-113). */
async function showStart(): Promise<void> {
  await refreshAccount()
  const status = queryClient.getQueryData(accountQuery.queryKey)?.status
  showFlash({
    text: status === FemaleStatus.active ? homeCopy.recommend.started : homeCopy.recommend.notNow,
    tone: 'error',
  })
}

/** Starts the recommendations (GATE-24 to GATE-27). The reloaded account then shows the other buttons. */
export function StartButton({ statusOld }: { statusOld: 3 | 5 }) {
  const { like_count_new: fresh } = useAccount()
  const start = useWrite(activateRecommendationWrite, {
    onError: useLeaveOnFailure(() => void showStart()),
  })
  return (
    <Button
      // A like that awaits an answer has the main button (D-127).
      tone={fresh > 0 ? 'quiet' : 'primary'}
      icon="sparkle"
      busy={start.isPending}
      onClick={() => start.mutate({ female_status_activate_transaction: { status_old: statusOld } })}
    >
      {homeCopy.recommend.start}
    </Button>
  )
}

const copy = gateCopy.status

/** Explains a woman's status (GATE-28 to GATE-32, D-34). Status 3 and 4 show nothing. */
export function StatusBanner() {
  const { sex, status } = useAccount()
  if (sex !== Sex.woman) return null
  if (status === FemaleStatus.signedUp || status === FemaleStatus.checked) return <Notice>{copy.checking}</Notice>
  if (status === FemaleStatus.messagesClosed) {
    return (
      <Notice tone="warn" action={<ToOperator />}>
        {copy.messagesClosed}
      </Notice>
    )
  }
  if (status === FemaleStatus.paused) return <Notice action={<ToOperator />}>{copy.paused}</Notice>
  if (status === FemaleStatus.noSocialAccount) {
    return (
      <Notice tone="warn" action={<TextLink render={<Link to="/femaleform" />}>{copy.toForm}</TextLink>}>
        {copy.socialNotFound}
      </Notice>
    )
  }
  return null
}

function ToOperator() {
  return <TextLink render={<Link to="/hona" />}>{copy.toOperator}</TextLink>
}
