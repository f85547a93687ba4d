import { useEffect } from 'react'
import { refreshPhones } from '../stage/refresh-phones.ts'
import { connectedAtom } from '../state/connected.ts'
import { store } from '../state/store.ts'
import { clockQuery } from '../control/clock-query.ts'
import { exchangesQuery, fetchNewExchanges } from '../control/exchanges.ts'
import { queryClient } from '../control/query-client.ts'

const settleMs = 350

/** Keeps everything on screen true: listens to what the server tells (events clock, world, variants, exchange). */
export function useEvents(): void {
  useEffect(() => {
    const events = new EventSource('/__control/events')
    let soon: number | undefined
    let opened = false
    const refresh = (...keys: string[]) => {
      for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] })
    }
    events.addEventListener('error', () => store.set(connectedAtom, false))
    events.addEventListener('open', () => {
      store.set(connectedAtom, true)
      // After a gap, or a restart of the server, anything may have changed.
      if (opened) void queryClient.invalidateQueries()
      opened = true
    })
    events.addEventListener('clock', () => refresh('clock', 'outbox', 'operator', 'snapshots', 'coverage'))
    events.addEventListener('world', () => {
      refresh('clock', 'outbox', 'operator', 'personas', 'snapshots', 'variants', 'coverage')
      void refreshPhones()
    })
    events.addEventListener('variants', () => refresh('variants', 'coverage'))
    events.addEventListener('backend', () => {
      void queryClient.invalidateQueries()
      void refreshPhones()
    })
    events.addEventListener('faults', () => refresh('faults'))
    events.addEventListener('exchange', () => {
      window.clearTimeout(soon)
      soon = window.setTimeout(() => {
        void fetchNewExchanges()
        // What members do changes what is coming, what was mailed, what lies on the desk, and how they look.
        void queryClient.invalidateQueries({ queryKey: clockQuery.queryKey })
        refresh('outbox', 'operator', 'personas', 'coverage', 'faults')
      }, settleMs)
    })
    void queryClient.prefetchQuery(exchangesQuery)
    return () => {
      window.clearTimeout(soon)
      events.close()
    }
  }, [])
}
