import { activateRecommendationEndpoint } from '../../../../contract/calls/recommendation.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { useLeaveOnFailure } from '../../shared/use-leave-on-failure.ts'

/** Starts the recommendations (GATE-24 to GATE-27); the account that is read afterwards brings the other buttons. */
export function StartButton({ statusOld }: { statusOld: 3 | 5 }) {
  const start = useEndpointMutation(activateRecommendationEndpoint, {
    // GATE-44.
    onError: useLeaveOnFailure(),
  })
  return (
    <Button
      icon="sparkle"
      busy={start.isPending}
      onClick={() => start.mutate({ female_status_activate_transaction: { status_old: statusOld } })}
    >
      {homeCopy.recommend.start}
    </Button>
  )
}
