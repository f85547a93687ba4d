import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { membersOnStage } from '../phone-state.ts'
import { useMockQuery } from './backend-queries.ts'
import { control } from './call-control.ts'
import { queryClient, worldChanges } from './query-client.ts'

/** Poll interval during a long jump, in milliseconds. */
const jumpPollMs = 300

/** The virtual clock with coming and fired effects. `nowMs` was read at `receivedAt` of `performance.now()`. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  meta: { staleAfter: ['jumping', ...worldChanges] },
  queryFn: async () => {
    // Lists effects of the stage one by one, however far ahead.
    const members = membersOnStage().join(',')
    const clock = await control.readClock({ members })
    return { ...clock, nowMs: Date.parse(clock.now), receivedAt: performance.now() }
  },
  // Also follows jumps that another page or program began.
  refetchInterval: ({ state }) => (state.data?.jump ? jumpPollMs : false),
})

export type ClockReading = Awaited<ReturnType<NonNullable<(typeof clockQuery)['queryFn']>>>

/** The virtual instant now, computed from a reading; epoch milliseconds. */
export function nowOf(reading: ClockReading): number {
  if (reading.mode === 'frozen') return reading.nowMs
  return reading.nowMs + (performance.now() - reading.receivedAt) * reading.speed
}

/** The virtual instant of the latest reading, to tell apart the years of dates; undefined before it. */
export const useNowRead = (): number | undefined => useMockQuery(clockQuery).data?.nowMs

/** Virtual now, ticking between readings. Undefined until the first reading. */
export function useNow(tickMs = 250): number | undefined {
  const { data } = useMockQuery(clockQuery)
  const [, tick] = useState(0)
  useEffect(() => {
    if (data?.mode !== 'running') return
    const next = data.coming[0]
    const timer = window.setInterval(() => {
      tick((count) => count + 1)
      // An effect fell due since the reading: refetch.
      if (next && nowOf(data) > Date.parse(next.at) && !queryClient.isFetching(clockQuery)) {
        void queryClient.invalidateQueries({ queryKey: clockQuery.queryKey })
      }
    }, tickMs)
    return () => window.clearInterval(timer)
  }, [data, tickMs])
  return data === undefined ? undefined : nowOf(data)
}
