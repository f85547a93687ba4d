import { resetTimelineEndpoint, timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { Button } from '../../../ui/base/button.tsx'
import { queryClient } from '../../api/query-client.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { useLeaveOnFailure } from '../../shared/use-leave-on-failure.ts'
import { timelineCopy as copy } from './copy.ts'

/** Draws a new order and loads the timeline again (TL-12); a failure leads to /login (GATE-46). */
export function ShuffleButton() {
  const shuffle = useEndpointMutation(resetTimelineEndpoint, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
      window.scrollTo({ top: 0 })
    },
    onError: useLeaveOnFailure(),
  })
  return (
    <Button tone="quiet" icon="refresh" busy={shuffle.isPending} onClick={() => shuffle.mutate({})}>
      {shuffle.isPending ? copy.shuffling : copy.shuffle}
    </Button>
  )
}
