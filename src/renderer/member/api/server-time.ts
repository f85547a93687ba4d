import { atom } from 'jotai/vanilla'
import { useEffect, useState } from 'react'
import { store } from './store.ts'

/**
 * The server's time as the member app knows it. The app has no clock of its own for anything with a deadline: the time is
 * that of the last answer's `Date` header plus what has passed since on the monotonic clock.
 */
export interface TimeReading {
  /** Server time at `monotonicMs`, epoch milliseconds. */
  readonly epochMs: number
  /** `performance.now()` of the reading. */
  readonly monotonicMs: number
}

/** `Date` has whole seconds: a reading that lies inside the second and the round trip is kept, so countdowns never jitter. */
const resolutionMs = 1_000
/** A difference above this is a moved clock, not a slow line. */
const jumpMs = 60_000

/** The reading to go on with after an answer. Pure: all times come in. */
export function nextReading(
  last: TimeReading,
  answer: { dateMs: number; receivedMs: number; roundTripMs: number },
): TimeReading {
  const expected = last.epochMs + (answer.receivedMs - last.monotonicMs)
  const late = expected - answer.dateMs
  if (late >= 0 && late <= resolutionMs + answer.roundTripMs) return last
  return { epochMs: answer.dateMs + resolutionMs / 2, monotonicMs: answer.receivedMs }
}

// Until the first answer (or where the header cannot be read) the device's own clock is the best guess there is.
const readingAtom = atom<TimeReading>({ epochMs: performance.timeOrigin, monotonicMs: 0 })
/** Another object each time that the server's clock was moved. */
const jumpedAtom = atom<object>({})
let answered = false

/** Takes the `Date` header of an answer into account; `sentMs` is `performance.now()` when the call left. */
export function noteServerDate(header: string | null, sentMs: number): void {
  const dateMs = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(dateMs)) return
  const receivedMs = performance.now()
  const reading = store.get(readingAtom)
  const next = nextReading(reading, { dateMs, receivedMs, roundTripMs: receivedMs - sentMs })
  if (next === reading) return
  const jumped = answered && Math.abs(next.epochMs - at(reading, receivedMs)) > jumpMs
  answered = true
  store.set(readingAtom, next)
  if (jumped) store.set(jumpedAtom, {})
}

function at(of: TimeReading, monotonicMs: number): number {
  return of.epochMs + (monotonicMs - of.monotonicMs)
}

/** The server's time now, epoch milliseconds. */
export function serverNow(): number {
  return at(store.get(readingAtom), performance.now())
}

/** Calls `listener` whenever the server's clock turns out to have been moved. Returns the way to stop. */
export function onClockJump(listener: () => void): () => void {
  return store.sub(jumpedAtom, listener)
}

/** The server's time, ticking every `intervalMs` (default a second) and at once when the clock was moved. */
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
