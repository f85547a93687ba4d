import { useEffect, useEffectEvent } from 'react'
import { controlChannel, controlEvents, type ControlEvent } from '../../../contract/control/events.ts'
import { invalidateAfter, queryClient } from './control/query-client.ts'
import { useFeatures } from './slot.tsx'
import { connectedAtom, store } from './state.ts'

/** Milliseconds that exchanges are collected: a page makes several calls at once. */
const exchangeMs = 350
/** Milliseconds before the next attempt, when the browser makes none: a proxy responds while the server restarts. */
const reconnectMs = 2000

/**
 * Follows the events of the server: refetches the queries that name an event.
 * @param react called for each event then, and for each connection
 */
export function useEvents(react: (event: ControlEvent | 'connected') => void = () => {}): void {
  const onEvent = useEffectEvent(react)
  useEffect(() => {
    let opened = false
    let soon: number | undefined
    let again: number | undefined
    const handle = (event: ControlEvent) => {
      // Another backend answers every query.
      if (event === 'backend') void queryClient.invalidateQueries()
      else invalidateAfter(event)
      onEvent(event)
    }
    const collect = () => {
      soon ??= window.setTimeout(() => {
        soon = undefined
        handle('exchange')
      }, exchangeMs)
    }
    const connect = () => {
      const events = new EventSource(controlChannel.name)
      events.addEventListener('open', () => {
        store.set(connectedAtom, true)
        // After a gap in the stream or a restart of the server, all data may be stale.
        if (opened) void queryClient.invalidateQueries()
        onEvent('connected')
        opened = true
      })
      events.addEventListener('error', () => {
        store.set(connectedAtom, false)
        if (events.readyState === EventSource.CLOSED) again = window.setTimeout(() => (stream = connect()), reconnectMs)
      })
      for (const event of controlEvents)
        events.addEventListener(event, () => (event === 'exchange' ? collect() : handle(event)))
      return events
    }
    let stream = connect()
    return () => {
      window.clearTimeout(soon)
      window.clearTimeout(again)
      stream.close()
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
