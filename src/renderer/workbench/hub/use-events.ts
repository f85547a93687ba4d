import { useEffect, useEffectEvent } from 'react'
import type { ControlEvent } from '../../../contract/control/events.ts'
import { EventStream } from './control/event-stream.ts'
import { invalidateAfter, queryClient } from './control/query-client.ts'
import { connectedAtom, store } from './state.ts'
import { useFeatures } from './window-features.tsx'

/**
 * Follows the events of the server: refetches the queries that name an event.
 * @param react called for each event then, and for each connection
 */
export function useEvents(react: (event: ControlEvent | 'connected') => void = () => {}): void {
  const onEvent = useEffectEvent(react)
  useEffect(() => {
    const stream = new EventStream({
      received(event) {
        // Another backend answers every query.
        if (event === 'backend') void queryClient.invalidateQueries()
        else invalidateAfter(event)
        onEvent(event)
      },
      opened(isAgain) {
        store.set(connectedAtom, true)
        // After a gap in the stream or a restart of the server, all data may be stale.
        if (isAgain) void queryClient.invalidateQueries()
        onEvent('connected')
      },
      lost: () => store.set(connectedAtom, false),
    })
    stream.open()
    return () => stream.close()
  }, [])
}

/** Follows the events of the server, with the reactions of the features. */
export function useFeatureEvents(): void {
  const features = useFeatures()
  useEvents((event) => {
    for (const { on } of features) on?.[event]?.()
  })
}
