import { useEffect, useEffectEvent } from 'react'
import { controlChannel, controlEvents, type ControlEvent } from '../../../contract/control/events.ts'
import { invalidateAfter, queryClient } from './control/query-client.ts'
import { useFeatures } from './slot.tsx'
import { connectedAtom, store } from './state.ts'

/** Debounce of the event `exchange` in milliseconds: a page makes several calls at once. */
const exchangeMs = 350

/**
 * Follows the events of the server: refetches the queries that name an event.
 * @param react called for each event then, and for each connection
 */
export function useEvents(react: (event: ControlEvent | 'connected') => void = () => {}): void {
  const onEvent = useEffectEvent(react)
  useEffect(() => {
    const events = new EventSource(controlChannel.name)
    let soon: number | undefined
    let opened = false
    events.addEventListener('error', () => store.set(connectedAtom, false))
    events.addEventListener('open', () => {
      store.set(connectedAtom, true)
      // After a gap in the stream or a restart of the server, all data may be stale.
      if (opened) void queryClient.invalidateQueries()
      onEvent('connected')
      opened = true
    })
    const handle = (event: ControlEvent) => {
      // Another backend answers every query.
      if (event === 'backend') void queryClient.invalidateQueries()
      else invalidateAfter(event)
      onEvent(event)
    }
    for (const event of controlEvents) {
      events.addEventListener(event, () => {
        if (event !== 'exchange') return handle(event)
        window.clearTimeout(soon)
        soon = window.setTimeout(() => handle(event), exchangeMs)
      })
    }
    return () => {
      window.clearTimeout(soon)
      events.close()
    }
  }, [])
}

/** Follows the events of the server, with the reactions of the features. */
export function useFeatureEvents(): void {
  const features = useFeatures()
  useEvents((event) => {
    for (const { on } of features) on?.[event]?.()
  })
}
