import { useEffect, useRef } from 'react'
import { nextDayStart } from '../../../../../contract/rules/tokyo-time.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { Countdown } from '../../../../ui/feedback/countdown.tsx'
import { queryClient } from '../../../api/queries.ts'
import { useServerNow } from '../../../api/server-time.ts'

/** Time until the daily counts reset (HOME-40, HOME-44). At 3:00, reloads all data of the page. */
export function ResetCountdown() {
  const now = useServerNow()
  const reset = nextDayStart(now)
  const lastReset = useRef(reset)
  useEffect(() => {
    if (lastReset.current === reset) return
    lastReset.current = reset
    void queryClient.invalidateQueries()
  }, [reset])
  return <Countdown targetMs={reset} nowMs={now} format={commonCopy.time.untilReset} />
}
