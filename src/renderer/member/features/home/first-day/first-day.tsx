import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { FirstSteps } from './first-steps.tsx'
import { TimelineStrip } from './timeline-strip.tsx'

/** Below the panel on the first day of a woman: her way so far, and who is here today. */
export function FirstDay() {
  const { data, isError } = useEndpoint(timelineEndpoint, {})
  return (
    <>
      <FirstSteps timeline={data} />
      {!isError && <TimelineStrip timeline={data} />}
    </>
  )
}
