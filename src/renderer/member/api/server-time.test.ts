import { expect, test } from 'vitest'
import { nextDayStart } from '../../../contract/rules/tokyo-time.ts'
import { nextReading } from './server-time.ts'

const last = { epochMs: 1_000_000_500, monotonicMs: 100 }

test('D-02 a reading that fits the second of the header is kept, so that countdowns do not jitter', () => {
  const answer = { dateMs: 1_000_002_000, receivedMs: 1_700, roundTripMs: 30 }
  expect(nextReading(last, answer)).toBe(last)
})

test('D-02 a header that disagrees with the reading replaces it', () => {
  const jumped = nextReading(last, { dateMs: 1_086_400_000, receivedMs: 1_100, roundTripMs: 30 })
  expect(jumped).toEqual({ epochMs: 1_086_400_500, monotonicMs: 1_100 })
  const frozen = nextReading(last, { dateMs: 1_000_000_000, receivedMs: 5_100, roundTripMs: 30 })
  expect(frozen.epochMs).toBe(1_000_000_500)
})

test('HOME-40 HOME-44 the next reset is 03:00 in Tokyo', () => {
  const at = (iso: string) => new Date(nextDayStart(Date.parse(iso))).toISOString()
  expect(at('2026-11-20T02:59:59+09:00')).toBe('2026-11-19T18:00:00.000Z')
  expect(at('2026-11-20T03:00:00+09:00')).toBe('2026-11-20T18:00:00.000Z')
  expect(at('2026-11-20T23:59:00+09:00')).toBe('2026-11-20T18:00:00.000Z')
})
