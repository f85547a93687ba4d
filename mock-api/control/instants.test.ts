import { expect, test } from 'vitest'
import { Temporal } from 'temporal-polyfill'
import { parseInstant } from './instants.ts'

const read = [
  '2026-11-21T03:00:00+09:00',
  '2026-11-21T03:00:00.123+09:00',
  '2026-11-21T03:00:00.123456789Z',
  '2024-02-29T23:59Z',
  '2026-11-21T03:00-0330',
]

test.each(read)('D-01 %s is the instant that Temporal reads', (text) => {
  expect(parseInstant(text)).toBe(Temporal.Instant.from(text).epochMilliseconds)
})

test.each(['2026-11-21T03:00', '2026-11-21T03:00:07.5', '2026-11-21'])(
  'D-01 %s is meant in Tokyo',
  (text) => {
    const zoned = Temporal.PlainDateTime.from(text).toZonedDateTime('Asia/Tokyo')
    expect(parseInstant(text)).toBe(zoned.epochMilliseconds)
  },
)

const refused = [
  '',
  'tomorrow',
  '2026-02-29',
  '2026-13-01T00:00Z',
  '2026-11-21T24:00Z',
  '2026-11-21T03:60Z',
  '2026-11-21Z',
]

test.each([...refused, '1', '2026-11-21T03:00+24:00'])('D-01 "%s" is refused', (text) => {
  expect(() => parseInstant(text)).toThrow(/^Failed to read the instant/)
})
