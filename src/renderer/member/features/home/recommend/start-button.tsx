import { FemaleStatus } from '../../../../../contract/enums/member.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { accountQuery, useAccount } from '../../../api/account.ts'
import { queryClient, refreshAccount } from '../../../api/queries.ts'
import { showFlash } from '../../../shared/flash.ts'
import { useLeaveOnFailure } from '../../../shared/lead-away.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { activateRecommendationWrite } from '../../../shared/outcome/writes/recommendation.ts'

/** After a refused start, reads the account again and says whether the recommendations run (D-113). */
async function showStart(): Promise<void> {
  await refreshAccount()
  const status = queryClient.getQueryData(accountQuery.queryKey)?.status
  showFlash({
    text: status === FemaleStatus.active ? homeCopy.recommend.started : homeCopy.recommend.notNow,
    tone: 'error',
  })
}

interface StartButtonProps {
  /** Status that the page shows. */
  statusOld: typeof FemaleStatus.ready | typeof FemaleStatus.paused
}

/** Starts the recommendations (GATE-24 to GATE-27). The reloaded account then shows the other buttons. */
export function StartButton({ statusOld }: StartButtonProps) {
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
