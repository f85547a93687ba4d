import { useEffect, useState } from 'react'
import { clockQuery, type ClockReading } from './clock-query.ts'
import { queryClient } from './query-client.ts'
import { useMockQuery } from './use-mock-query.ts'

/** The virtual instant that a reading has grown into by now, epoch milliseconds. */
export function nowOf(reading: ClockReading): number {
  if (reading.mode === 'frozen') return reading.nowMs
  return reading.nowMs + (performance.now() - reading.heardAt) * reading.speed
}

/** Virtual now, ticking on the screen between two readings; undefined until the first one. */
export function useNow(tickMs = 250): number | undefined {
  const { data } = useMockQuery(clockQuery)
  const [, tick] = useState(0)
  useEffect(() => {
    if (data?.mode !== 'running') return
    const next = data.coming[0]
    const timer = window.setInterval(() => {
      tick((count) => count + 1)
      // Something fell due on the way: ask what it did.
      if (next && nowOf(data) > Date.parse(next.at) && !queryClient.isFetching(clockQuery)) {
        void queryClient.invalidateQueries({ queryKey: clockQuery.queryKey })
      }
    }, tickMs)
    return () => window.clearInterval(timer)
  }, [data, tickMs])
  return data === undefined ? undefined : nowOf(data)
}
