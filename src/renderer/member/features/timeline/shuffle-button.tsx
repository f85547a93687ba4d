import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { Button } from '../../../ui/base/button.tsx'
import { queryClient } from '../../api/queries.ts'
import { useIsLeft, useLeaveOnFailure } from '../../shared/lead-away.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { resetTimelineWrite } from '../../shared/outcome/writes/timeline.ts'
import { timelineCopy as copy } from './copy.ts'

/** Shuffles and reloads the timeline (TL-12). A failure leads to /login (GATE-46). */
export function ShuffleButton() {
  const isLeft = useIsLeft()
  const shuffle = useWrite(resetTimelineWrite, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
      if (!isLeft()) window.scrollTo({ top: 0 })
    },
    onError: useLeaveOnFailure(),
  })
  return (
    <Button tone="quiet" icon="refresh" busy={shuffle.isPending} onClick={() => shuffle.mutate({})}>
      {shuffle.isPending ? copy.shuffling : copy.shuffle}
    </Button>
  )
}
