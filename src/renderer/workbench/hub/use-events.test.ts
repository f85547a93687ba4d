// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withHook } from '../../../../tests/support/with-hook.ts'
import { connectedAtom, store } from './state.ts'
import { useEvents } from './use-events.ts'

/** Streams that were opened, in order. */
let streams: Stream[] = []
class Stream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  constructor() {
    super()
    streams.push(this)
  }
  close(): void {
    this.readyState = Stream.CLOSED
  }
  say(event: string): void {
    act(() => void this.dispatchEvent(new Event(event)))
  }
}

beforeEach(() => {
  streams = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  store.set(connectedAtom, true)
})

test('steady calls of a program are reported while they go on, a few times a second', async () => {
  const seen: string[] = []
  await withHook(
    () => useEvents((event) => seen.push(event)),
    () => {
      for (let call = 0; call < 20; call += 1) {
        streams[0]?.say('exchange')
        vi.advanceTimersByTime(100)
      }
      vi.advanceTimersByTime(1000)
    },
  )
  expect(seen).toEqual(Array.from({ length: 5 }, () => 'exchange'))
})

test('a stream that the browser gives up is opened again until the server is back', async () => {
  const seen: string[] = []
  await withHook(
    () => useEvents((event) => seen.push(event)),
    () => {
      streams[0]?.say('open')
      // The browser itself tries again.
      streams[0]?.say('error')
      vi.advanceTimersByTime(5000)
      expect([streams.length, store.get(connectedAtom)]).toEqual([1, false])
      for (const stream of [0, 1]) {
        streams[stream]?.close()
        streams[stream]?.say('error')
        vi.advanceTimersByTime(2000)
      }
      expect(streams).toHaveLength(3)
      streams[2]?.say('open')
      expect(store.get(connectedAtom)).toBe(true)
    },
  )
  expect([seen, streams[2]?.readyState]).toEqual([['connected', 'connected'], Stream.CLOSED])
  vi.advanceTimersByTime(5000)
  expect(streams).toHaveLength(3)
})
