import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Countdown } from '../../../ui/feedback/progress.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { holdEndMs, isHoldEnding } from '../../shared/hold-end.ts'

const copy = recommendationCopy.decision

/** On hold: what is left of the week and nothing else, amber on the last day (REC-67, D-11, D-71). */
export function HoldNote({ recommend }: { recommend: RecommendRow }) {
  const nowMs = useServerNow(30_000)
  return (
    <Notice
      tone={isHoldEnding(recommend, nowMs) ? 'warn' : 'info'}
      title={
        <Countdown
          targetMs={holdEndMs(recommend.timestamp)}
          nowMs={nowMs}
          format={copy.holdRemaining}
          doneText={recommend.status}
        />
      }
    />
  )
}
