import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { useAccount } from '../../../api/account.ts'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { isFirstDay } from '../first-day/is-first-day.ts'
import { TimelineStrip } from '../first-day/timeline-strip.tsx'
import { GoingOn } from './going-on.tsx'

/** What a wide window shows besides, in the column of today: whom to write to, and who is here (D-81). */
export function WideToday() {
  const account = useAccount()
  const { data: timeline, isError } = useEndpoint(timelineEndpoint, {})
  // The account tells whether there is anything: nothing below moves when it comes.
  const goesOn = account.matching_count > 0 || (account.sex === 2 && account.like_count_new > 0)
  return (
    <>
      {goesOn && <GoingOn />}
      {/* The first day shows it at every width. */}
      {!isFirstDay(account) && !isError && <TimelineStrip timeline={timeline} />}
    </>
  )
}
