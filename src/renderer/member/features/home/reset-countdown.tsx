import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { nextDayStart } from '../../../../contract/rules/tokyo-time.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Countdown } from '../../../ui/feedback/progress.tsx'
import { useServerNow } from '../../api/server-time.ts'

/** The time until the counts of the day begin afresh (HOME-40, HOME-44); passing 3:00 reads everything on the page again. */
export function ResetCountdown() {
  const now = useServerNow()
  const reset = nextDayStart(now)
  const lastReset = useRef(reset)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (lastReset.current === reset) return
    lastReset.current = reset
    void queryClient.invalidateQueries()
  }, [queryClient, reset])
  return <Countdown targetMs={reset} nowMs={now} format={commonCopy.time.untilReset} />
}
