import { atom } from 'jotai'
import { useEffect, useState } from 'react'
import { store } from './store.ts'

/** Server time, for everything with a deadline: the last response's `Date` plus the monotonic time since then. */
export interface TimeReading {
  /** Server time at `monotonicMs`, epoch milliseconds. */
  readonly epochMs: number
  /** `performance.now()` of the reading. */
  readonly monotonicMs: number
}

/** `Date` has whole seconds, so a reading within that second is kept and countdowns do not jitter. */
const resolutionMs = 1_000
/** A larger difference means a changed clock, not a slow connection. */
const jumpMs = 60_000

/** Returns the reading to use after a response. Pure: all times are arguments. */
export function nextReading(
  last: TimeReading,
  response: { dateMs: number; receivedMs: number; roundTripMs: number },
): TimeReading {
  const expected = last.epochMs + (response.receivedMs - last.monotonicMs)
  const late = expected - response.dateMs
  if (late >= 0 && late <= resolutionMs + response.roundTripMs) return last
  return { epochMs: response.dateMs + resolutionMs / 2, monotonicMs: response.receivedMs }
}

// Uses the device's clock until the first response, or if the header is unreadable.
const readingAtom = atom<TimeReading>({ epochMs: performance.timeOrigin, monotonicMs: 0 })
/** A new object after each change of the server's clock. */
const jumpedAtom = atom<object>({})
let hasServerTime = false

/** Updates the reading from the `Date` header of a response; `sentMs` is `performance.now()` at the request. */
export function noteServerDate(header: string | null, sentMs: number): void {
  const dateMs = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(dateMs)) return
  const receivedMs = performance.now()
  const reading = store.get(readingAtom)
  const next = nextReading(reading, { dateMs, receivedMs, roundTripMs: receivedMs - sentMs })
  if (next === reading) return
  const jumped = hasServerTime && Math.abs(next.epochMs - at(reading, receivedMs)) > jumpMs
  hasServerTime = true
  store.set(readingAtom, next)
  if (jumped) store.set(jumpedAtom, {})
}

function at(of: TimeReading, monotonicMs: number): number {
  return of.epochMs + (monotonicMs - of.monotonicMs)
}

export function serverNow(): number {
  return at(store.get(readingAtom), performance.now())
}

/** Calls `listener` after each change of the server's clock. Returns a function that stops it. */
export function onClockJump(listener: () => void): () => void {
  return store.sub(jumpedAtom, listener)
}

/** Server time, ticking every `intervalMs` (default a second) and at once after a clock change. */
export function useServerNow(intervalMs = 1_000): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, intervalMs)
    const stop = store.sub(readingAtom, tick)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [intervalMs])
  return now
}
