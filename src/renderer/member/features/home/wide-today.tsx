import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { useAccount } from '../../api/account.ts'
import { openPageRefreshMs, useEndpoint } from '../../api/queries.ts'
import { GoingOn } from './going-on.tsx'
import { isFirstDay } from './is-first-day.ts'
import { TimelineStrip } from './timeline-strip.tsx'
import { useCallWhen } from './use-call-when.ts'

/**
 * Extra content of a wide window in the column of today: conversations and today's timeline (D-81). Calls `onShown` once,
 * because home waits for the code of this part.
 */
export function WideToday({ onShown }: { onShown: () => void }) {
  useCallWhen(true, onShown)
  const account = useAccount()
  const { data: timeline, isLoadingError } = useEndpoint(timelineEndpoint, {}, { refetchInterval: openPageRefreshMs })
  // The account tells in advance whether there are conversations, so nothing below shifts when they load.
  const goesOn = account.matching_count > 0
  return (
    <>
      {goesOn && <GoingOn />}
      {/* On the first day, FirstDay shows the strip at every width. */}
      {!isFirstDay(account) && !isLoadingError && <TimelineStrip timeline={timeline} />}
    </>
  )
}
