// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { withHook } from '../../../../tests/support/with-hook.ts'
import { nextDayStart } from '../../../contract/rules/tokyo-time.ts'
import { nextReading, noteServerDate, onClockJump, serverNow, useServerNow } from './server-time.ts'

const last = { epochMs: 1_000_000_500, monotonicMs: 100 }

test('D-02 keeps a reading that fits the second of the header, so that countdowns do not jitter', () => {
  const response = { dateMs: 1_000_002_000, receivedMs: 1_700, roundTripMs: 30 }
  expect(nextReading(last, response)).toBe(last)
})

test('D-02 replaces a reading that contradicts the header', () => {
  const jumped = nextReading(last, { dateMs: 1_086_400_000, receivedMs: 1_100, roundTripMs: 30 })
  expect(jumped).toEqual({ epochMs: 1_086_400_500, monotonicMs: 1_100 })
  const frozen = nextReading(last, { dateMs: 1_000_000_000, receivedMs: 5_100, roundTripMs: 30 })
  expect(frozen.epochMs).toBe(1_000_000_500)
})

test('HOME-40 HOME-44 resets at 03:00 in Tokyo', () => {
  const at = (iso: string) => new Date(nextDayStart(Date.parse(iso))).toISOString()
  expect(at('2026-11-20T02:59:59+09:00')).toBe('2026-11-19T18:00:00.000Z')
  expect(at('2026-11-20T03:00:00+09:00')).toBe('2026-11-20T18:00:00.000Z')
  expect(at('2026-11-20T23:59:00+09:00')).toBe('2026-11-20T18:00:00.000Z')
})

test.each([
  [1, 'replaced'],
  [0, 'kept'],
  [-1_000 - 30, 'kept'],
  [-1_000 - 31, 'replaced'],
])('D-02 a header %i ms ahead of the reading, after a round trip of 30 ms: it is %s', (ahead, outcome) => {
  const receivedMs = 5_100
  const expected = last.epochMs + receivedMs - last.monotonicMs
  const next = nextReading(last, { dateMs: expected + ahead, receivedMs, roundTripMs: 30 })
  const read = { epochMs: expected + ahead + 500, monotonicMs: receivedMs }
  expect(next).toEqual(outcome === 'kept' ? last : read)
})

const noon = Date.parse('2026-11-20T03:00:00Z')
/** Monotonic clock of the device, moved by the tests. */
let monotonicMs = 0
function begin() {
  monotonicMs = 1_000_000
  vi.spyOn(performance, 'now').mockImplementation(() => monotonicMs)
  tell(noon - 7_200_000)
  tell(noon)
}
/** A response with this server second after the given round trip. */
const tell = (epochMs: number, tookMs = 0) => noteServerDate(new Date(epochMs).toUTCString(), monotonicMs - tookMs)
afterEach(() => vi.useRealTimers())

test('D-02 continues the server time on the device from the middle of the received second', () => {
  begin()
  expect(serverNow()).toBe(noon + 500)
  monotonicMs += 2_345
  expect(serverNow()).toBe(noon + 2_845)
})

test.each([null, 'soon'])('D-02 ignores an unreadable header: %s', (header) => {
  begin()
  noteServerDate(header, monotonicMs)
  expect(serverNow()).toBe(noon + 500)
})

test('D-02 ignores the delay of a slow response', () => {
  begin()
  monotonicMs += 9_000
  tell(noon + 2_000, 8_000)
  expect(serverNow()).toBe(noon + 9_500)
  tell(noon + 2_000, 100)
  expect(serverNow()).toBe(noon + 2_500)
})

test('reports a clock change of more than a minute in either direction, but not a slow connection', () => {
  begin()
  const heard = vi.fn<() => void>()
  const stop = onClockJump(heard)
  const toldAfter = (changeMs: number) => {
    const { length } = heard.mock.calls
    tell(serverNow() - 500 + changeMs)
    return heard.mock.calls.length - length
  }
  expect(toldAfter(59_000)).toBe(0)
  expect(toldAfter(60_000 - 500 + 500)).toBe(0)
  expect(toldAfter(61_000)).toBe(1)
  expect(toldAfter(86_400_000)).toBe(1)
  expect(toldAfter(-61_000)).toBe(1)
  // After ten quiet minutes the reading still fits.
  monotonicMs += 600_000
  expect(toldAfter(0)).toBe(0)
  stop()
  expect(toldAfter(86_400_000)).toBe(0)
})

test('D-02 ticks on a page, updates at once after a clock change and stops on unmount', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  begin()
  const pass = (ms: number) =>
    act(() => {
      monotonicMs += ms
      vi.advanceTimersByTime(ms)
    })
  await withHook(
    () => {
      const [step, setStep] = useState<number | undefined>()
      return { now: useServerNow(step), setStep }
    },
    (page) => {
      const shown = () => page.value.now - noon
      expect(shown()).toBe(500)
      pass(999)
      expect(shown()).toBe(500)
      pass(1)
      expect(shown()).toBe(1_500)
      act(() => tell(noon + 3_600_000))
      expect(shown()).toBe(3_600_500)
      act(() => page.value.setStep(10_000))
      pass(9_999)
      expect(shown()).toBe(3_600_500)
      pass(1)
      expect(shown()).toBe(3_610_500)
    },
  )
  expect(vi.getTimerCount()).toBe(0)
})
